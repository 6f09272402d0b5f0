import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const ledDriver: DemoSolution = {
  name: both('24 V 输入 1 A 恒流 LED 驱动', '1 A constant-current LED driver for 24 V'),
  url: scenePicture('led-driver'),
  productNum: 'PT4115B89E',
  remark: page(
    paragraph(
      '从 24 V 母线恒流驱动三颗串联的 1 A 大功率 LED，PWM 调光，用于工矿灯、机器视觉光源与橱柜照明。外围只有电感、二极管、采样电阻与输入电容。',
      'Drives three 1 A power LEDs in series from a 24 V rail, dimmed by PWM, for industrial lamps, machine vision and furniture. Around the chip stand just inductor, diode, shunt and input capacitor.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '芯片以滞环方式把 R1 两端电压保持在 0.1 V 附近：I<sub>LED</sub> = 0.1 V ÷ R1，0.1 Ω 对应 1 A。开关频率由电感与压差决定，导通时间为 L·ΔI ÷ (24 V − 9.6 V)，关断时间为 L·ΔI ÷ 9.6 V；47 µH、ΔI 取 30 % 时约为 410 kHz。',
      'By hysteresis the chip keeps R1 at 0.1 V: I<sub>LED</sub> = 0.1 V ÷ R1, so 0.1 Ω gives 1 A. Inductor and voltages decide the frequency: on for L·ΔI ÷ (24 V − 9.6 V), off for L·ΔI ÷ 9.6 V; with ΔI = 30 % that is about 410 kHz at 47 µH.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['U1', ['LED 驱动器', 'LED driver'], ['6–30 V，1.2 A', '6–30 V, 1.2 A'], 'PT4115B89E'],
      [
        'L1',
        ['功率电感', 'Power inductor'],
        ['47 µH，饱和电流 ≥ 1.5 A', '47 µH, saturation ≥ 1.5 A'],
        'SWPA8040S470MT',
      ],
      ['D1', ['续流二极管', 'Freewheeling diode'], ['肖特基，40 V / 3 A', 'Schottky, 40 V, 3 A'], 'SS34'],
      ['R1', ['采样电阻', 'Shunt'], ['0.1 Ω，1 %，≥ 0.25 W', '0.1 Ω, 1 %, ≥ 0.25 W']],
      ['C1', ['输入电容 ×2', 'Input capacitors, two'], '4.7 µF / 50 V, X7R', 'CL31B475KB8NNNC'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        'R1 紧贴 VIN 与 CSN 引脚，走线电阻会直接变成电流误差：1 mΩ 对应 1 %。',
        'Put R1 right at VIN and CSN: every milliohm of trace is 1 % of current.',
      ],
      [
        '用肖特基而不用快恢复管：压降小一半，反向恢复的噪声也没有。',
        'Use a Schottky, not a fast diode: half the drop, and no recovery noise.',
      ],
      [
        'PWM 调光取 200 Hz–1 kHz；要求无频闪时在 LED 两端并 1 µF 减小电流纹波。',
        'Dim with 200 Hz to 1 kHz; where flicker matters, 1 µF across the LEDs takes the ripple.',
      ],
      [
        '输入不低于 LED 总压降加 2 V，否则进入直通，电流下降。',
        'Keep the input 2 V above the string, or the switch stays on and the current falls.',
      ],
    ),
  ),
};
