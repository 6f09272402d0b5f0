import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const currentSense: DemoSolution = {
  name: both('20 A 低侧电流检测', 'Low-side current sensing up to 20 A'),
  url: scenePicture('current-sense'),
  productNum: 'AD8628ARTZ',
  remark: page(
    paragraph(
      '在负载回路的地端串 2 mΩ 采样电阻，差分放大 50 倍送入单片机 ADC，满量程 20 A 对应 2.0 V。零漂运放把失调降到微伏，10 mA 也能分辨。',
      'A shunt of 2 mΩ at the foot of the load, a difference amplifier with a gain of 50, and the converter of a microcontroller: 20 A give 2.0 V. With an amplifier without drift the offset is microvolts, and 10 mA can still be told apart.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      'R2 = R3 = 1 kΩ，R4 = R5 = 49.9 kΩ，V<sub>OUT</sub> = 49.9 × I × 2 mΩ。运放失调最大 5 µV，折合 2.5 mA；闭环带宽约 2.5 MHz ÷ 51 = 49 kHz，R6 与 C1 再以 16 kHz 抗混叠。',
      'R2 = R3 = 1 kΩ, R4 = R5 = 49.9 kΩ, V<sub>OUT</sub> = 49.9 × I × 2 mΩ. The offset of 5 µV at most is 2.5 mA; the loop is 2.5 MHz ÷ 51 = 49 kHz wide, and R6 with C1 filters at 16 kHz before the converter.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1',
        ['零漂运放', 'Zero-drift amplifier'],
        ['失调 ≤ 5 µV，轨到轨', 'offset ≤ 5 µV, rail to rail'],
        'AD8628ARTZ',
      ],
      ['R1', ['采样电阻', 'Shunt'], ['2 mΩ，1 %，2512，2 W', '2 mΩ, 1 %, 2512, 2 W']],
      ['R2–R5', ['差分电阻', 'Difference resistors'], ['0.1 %，25 ppm', '0.1 %, 25 ppm']],
      ['R6', ['滤波电阻', 'Filter resistor'], '1 kΩ', '0603WAF1001T5E'],
      ['C1', ['滤波电容', 'Filter capacitor'], '10 nF', 'CC0603KRX7R9BB103'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '采样线从电阻焊盘内侧引出，两线并行到运放；共用焊盘上 0.1 mΩ 就是 5 % 误差。',
        'Take the sense lines from the inner edges of the pads, side by side to the amplifier: 0.1 mΩ of shared copper is 5 %.',
      ],
      [
        '20 A 时电阻耗散 0.8 W，降额曲线在 70 ℃ 以上下降，用 2 W 规格并铺大铜皮。',
        'At 20 A the shunt takes 0.8 W; ratings fall above 70 °C, so use 2 W and wide copper.',
      ],
      [
        '0.1 % 电阻的共模抑制约 82 dB；用 1 % 电阻会掉到 62 dB。',
        'Resistors of 0.1 % give 82 dB of common-mode rejection, those of 1 % only 62 dB.',
      ],
      [
        '需要双向测量时把 R4 的接地端改接 2.5 V 基准。',
        'To measure both directions take the foot of R4 from ground to a reference of 2.5 V.',
      ],
    ),
  ),
};
