import { scenePicture } from '#drawings/scenes/index.ts';
import type { DemoSolution } from '#server/seed/demo-content.ts';
import { both, list, page, paragraph, section } from '../markup.ts';
import { keyParts } from './key-parts.ts';

export const rtdFrontEnd: DemoSolution = {
  name: both('三线制 Pt100 测温前端', 'Front end for a three-wire Pt100'),
  url: scenePicture('rtd-front-end'),
  productNum: 'ADS1220IPWR',
  remark: page(
    paragraph(
      '−200 ℃ 到 850 ℃ 的铂电阻采集，用于窑炉、反应釜与校准仪。转换器内的两路匹配电流源抵消引线电阻，比例测量让结果只取决于一只精密电阻。',
      'Platinum sensors from −200 to 850 °C for furnaces, reactors and calibrators. Two matched current sources in the converter cancel the leads, and the ratio makes one precise resistor the measure of all.',
    ),
    section('电路说明', 'How it works'),
    paragraph(
      '两路 0.5 mA 分别流过两根引线，压降相等而相消；合流后的 1 mA 经 R3 产生 1.65 V 基准。850 ℃ 时 Pt100 为 390.5 Ω，信号 195 mV，放大 8 倍后 1.56 V，恰好在基准以内。电流源的漂移同时出现在信号与基准中，不影响结果。',
      'Each 0.5 mA runs through one lead; the drops are equal and cancel. Together they make 1.65 V at R3, the reference. At 850 °C the Pt100 has 390.5 Ω: 195 mV, times eight 1.56 V, just within it. Drift of the sources is in signal and reference alike and falls out.',
    ),
    section('关键器件', 'Key parts'),
    keyParts(
      [
        'U1',
        ['24 位 ΔΣ ADC', '24-bit delta-sigma ADC'],
        ['含 PGA 与双 IDAC', 'with PGA and two sources'],
        'ADS1220IPWR',
      ],
      ['R3', ['基准电阻', 'Reference resistor'], ['1.65 kΩ，0.05 %，10 ppm', '1.65 kΩ, 0.05 %, 10 ppm']],
      ['R1, R2', ['滤波电阻', 'Filter resistors'], ['1 kΩ，两只同批', '1 kΩ, of one lot'], '0603WAF1001T5E'],
      ['C1', ['差模电容', 'Differential capacitor'], '100 nF, X7R', 'CL10B104KB8NNNC'],
      ['U2', ['供电稳压', 'Supply'], ['3.3 V，低噪声', '3.3 V, low noise'], 'LP5907MFX-3.3/NOPB'],
    ),
    section('设计要点', 'Design notes'),
    list(
      [
        '整个精度由 R3 决定：10 ppm/℃ 在 25 ℃ 温差下为 0.025 %，约合 0.07 ℃（200 ℃ 处 0.12 ℃）。',
        'R3 decides the accuracy: 10 ppm/°C over 25 °C is 0.025 %, or 0.07 °C at 0 °C and 0.12 °C at 200 °C.',
      ],
      [
        '电流源从独立引脚送出，不经过 R1、R2，滤波电阻上不产生压降。',
        'The sources leave by pins of their own, not through R1 and R2, so that the filter adds no drop.',
      ],
      [
        '共模电容取差模电容的十分之一，并选 C0G，以免不对称把共模噪声变成差模。',
        'Common-mode capacitors are a tenth of the differential one, and C0G, lest a mismatch turn common into differential noise.',
      ],
      [
        '选 20 SPS 并打开 50/60 Hz 抑制，现场布线的工频干扰可再低 80 dB 以上。',
        'At 20 samples per second with 50/60 Hz rejection the mains on field wiring falls by another 80 dB.',
      ],
    ),
  ),
};
