import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const buckConverter: DemoSolution = {
  name: both('12 V 转 5 V / 3 A 同步降压电源', '12 V to 5 V, 3 A synchronous buck converter'),
  url: scenePicture('buck-converter'),
  productNum: 'TPS563201DDCR',
  remark: page(
    paragraph(
      '从 12 V 适配器或铅酸电池取电，输出 5 V / 3 A，为主板、USB 口或继电器组供电。转换芯片内置上下管，工作在 580 kHz，SOT-23-6 封装，整个电源占板约 12 mm × 14 mm。',
      'Takes 12 V from an adapter or a lead-acid battery and gives 5 V at 3 A for a main board, USB ports or a bank of relays. The converter has both switches inside and runs at 580 kHz; in SOT-23-6 the whole supply takes about 12 mm × 14 mm.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '输出电压由 R1、R2 分压决定：V<sub>OUT</sub> = 0.768 V × (1 + R1/R2)，取 54.9 kΩ 与 10 kΩ 时为 4.98 V。12 V 输入时电感纹波电流为 5 V × 7 V ÷ (12 V × 4.7 µH × 580 kHz) ≈ 1.07 A，峰值电流约 3.5 A，电感饱和电流应在 4.5 A 以上。',
      'R1 and R2 set the output: V<sub>OUT</sub> = 0.768 V × (1 + R1/R2), which is 4.98 V with 54.9 kΩ and 10 kΩ. At 12 V the ripple current in the inductor is 5 V × 7 V ÷ (12 V × 4.7 µH × 580 kHz) ≈ 1.07 A, the peak about 3.5 A; the inductor should not saturate below 4.5 A.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      ['U1', ['降压转换器', 'Buck converter'], ['4.5–17 V 输入，3 A', '4.5–17 V in, 3 A'], 'TPS563201DDCR'],
      [
        'L1',
        ['功率电感', 'Power inductor'],
        ['4.7 µH，饱和电流 ≥ 4.5 A', '4.7 µH, saturation ≥ 4.5 A'],
        'SWPA8040S4R7MT',
      ],
      [
        'C1',
        ['输入电容 ×2', 'Input capacitors, two'],
        ['X7R，耐压 ≥ 25 V', 'X7R, ≥ 25 V'],
        'CL31B475KB8NNNC',
      ],
      ['C2', ['自举电容', 'Bootstrap capacitor'], '100 nF / 50 V', 'CL10B104KB8NNNC'],
      [
        'C3',
        ['输出电容 ×2', 'Output capacitors, two'],
        ['22 µF，X5R，10 V', '22 µF, X5R, 10 V'],
        'GRM31CR61A226KE15D',
      ],
      ['R2', ['反馈电阻', 'Feedback resistor'], '10 kΩ, 1 %', '0603WAF1002T5E'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '输入电容紧贴 VIN 与 GND 引脚放置，输入回路面积决定开关尖峰与辐射。',
        'Put the input capacitors right at VIN and GND: the area of this loop decides spikes and radiation.',
      ],
      [
        '22 µF / 10 V 电容在 5 V 直流偏压下实际容值约剩一半，两只并联后仍满足环路要求的 20 µF。',
        'A 22 µF, 10 V capacitor keeps about half its value at 5 V; two in parallel still give the 20 µF that the loop asks for.',
      ],
      [
        '反馈走线从输出电容取样，远离 SW 铺铜；R1、R2 靠近 VFB 引脚。',
        'Sense at the output capacitor, keep the trace away from the SW copper, and put R1 and R2 close to VFB.',
      ],
      [
        'SW 铺铜够走电流即可，面积越大辐射越强；散热靠 GND 铜皮与过孔。',
        'Make the SW copper no larger than the current needs; heat leaves through the GND copper and its vias.',
      ],
    ),
  ),
};
