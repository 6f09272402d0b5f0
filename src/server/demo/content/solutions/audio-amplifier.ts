import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const audioAmplifier: DemoSolution = {
  name: both('高阻耳机与线路放大器', 'Amplifier for high-impedance headphones and lines'),
  url: scenePicture('audio-amplifier'),
  productNum: 'NE5532DR',
  remark: page(
    paragraph(
      '双运放做成立体声放大，增益 3 倍，可推动 250–600 Ω 耳机或 600 Ω 线路，用于调音台监听、声卡前面板与测试仪器。±12 V 供电，输出直流耦合。',
      'One dual amplifier makes a stereo stage with a gain of three for headphones of 250–600 Ω or 600 Ω lines: desk monitors, front panels, instruments. Supplied with ±12 V, its output is coupled directly.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '同相放大，增益 1 + R3/R2 = 3；C1 与 R1 决定下限频率 1 ÷ (2π × 47 kΩ × 1 µF) ≈ 3.4 Hz；C2 把闭环带宽收到约 1.7 MHz，抑制高频拾取。R4 隔开耳机线电容，避免振荡。',
      'A non-inverting stage with a gain of 1 + R3/R2 = 3. C1 and R1 set the lower end at 1 ÷ (2π × 47 kΩ × 1 µF) ≈ 3.4 Hz, C2 ends the loop near 1.7 MHz against pick-up, and R4 keeps the capacitance of the cable from the amplifier.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1',
        ['双运算放大器', 'Dual operational amplifier'],
        ['低噪声，10 MHz', 'low noise, 10 MHz'],
        'NE5532DR',
      ],
      ['C1', ['耦合电容', 'Coupling capacitor'], ['1 µF，薄膜', '1 µF, film'], 'B32560J105K'],
      ['R1', ['输入电阻', 'Input resistor'], '47 kΩ, 1 %', '0603WAF4702T5E'],
      ['R2', ['增益电阻', 'Gain resistor'], '1 kΩ, 1 %', '0603WAF1001T5E'],
      ['R4', ['输出电阻', 'Output resistor'], '10 Ω', '0603WAF100JT5E'],
      ['C3, C4', ['去耦电容', 'Decoupling'], ['每路电源 100 nF', '100 nF per rail'], 'CL10B104KB8NNNC'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '耦合用薄膜而非 X7R：陶瓷电容的容值随信号电压变化，低频失真可高出 20 dB。',
        'Couple with film, not X7R: a ceramic changes with the signal and can add 20 dB of distortion at low frequency.',
      ],
      [
        'NE5532 的偏置电流约 200 nA，在 47 kΩ 上形成约 9 mV，经 3 倍放大成为输出直流，要求更低时选 FET 输入运放。',
        'The bias current of some 200 nA makes 9 mV at 47 kΩ and three times that at the output; where it matters take FET inputs.',
      ],
      ['短路电流约 38 mA，32 Ω 耳机请加缓冲级。', 'The output gives about 38 mA: for 32 Ω add a buffer.'],
      [
        '输入地、反馈地与输出地星形汇接，去耦电容的地回到电源而不是信号地。',
        'Join input, feedback and output ground in a star, and return the decoupling to the supply, not to the signal.',
      ],
    ),
  ),
};
