import { describe, expect, it } from 'vitest';
import { tidyValues } from './index.ts';

describe('the values in a name or description', () => {
  it.each([
    ['Chip resistor 10kΩ ±1% 62.5mW 0402', 'Chip resistor 10 kΩ ±1% 62.5 mW 0402'],
    ['Ceramic capacitor 0.1uF 50V X7R 0603', 'Ceramic capacitor 100 nF 50 V X7R 0603'],
    ['Pitch 0.5mm, layer 5um, wavelength 620nm', 'Pitch 0.5 mm, layer 5um, wavelength 620 nm'],
    ['hFE 160@1A,2V, Q 8@100MHz', 'hFE 160 @ 1 A, 2 V, Q 8 @ 100 MHz'],
    ['lifetime 5000h@105℃, force 180gf', 'lifetime 5,000 h @ 105 °C, force 180 gf'],
    ['slew rate 0.3V/us, display 1.3inch', 'slew rate 0.3 V/µs, display 1.3 inch'],
    ['coefficient ±100ppm/℃, reflow up to 260 ℃', 'coefficient ±100 ppm/°C, reflow up to 260 °C'],
    [
      'operating temperature -55℃~+155℃, height 2.5mm.',
      'operating temperature -55 °C ~ 155 °C, height 2.5 mm.',
    ],
    ['MOSFET 40V 50A 7mΩ@10V,20A TO-252', 'MOSFET 40 V 50 A 7 mΩ @ 10 V, 20 A TO-252'],
    ['NOR flash 256Mbit, program memory 512kB', 'NOR flash 256 Mbit, program memory 512 KB'],
    ['LED 2480mcd', 'LED 2480 mcd'],
    ['ADC 16bit 860SPS, RS-232 250Kbps', 'ADC 16 bit 860 SPS, RS-232 250 kbps'],
    ['Varistor 47V, surge current 1200A@8/20us', 'Varistor 47 V, surge current 1.2 kA @ 8/20 µs'],
    ['Leaded resistor 68Ω 1/4W AXIAL-0.25W', 'Leaded resistor 68 Ω 250 mW AXIAL-0.25W'],
    ['功率 1/16W，精度 ±1%', '功率 62.5 mW，精度 ±1%'],
  ])('are written in one form: %s', (text, shown) => {
    expect(tidyValues(text, 'en_US')).toBe(shown);
    expect(tidyValues(shown, 'en_US')).toBe(shown);
  });

  it.each([
    ['阻值 10Ω，温度系数 ±100ppm/°C，最高 260°C。', '阻值 10 Ω，温度系数 ±100 ppm/℃，最高 260 ℃。'],
    ['屏幕尺寸 1.3inch，总PIN数 6针', '屏幕尺寸 1.3 英寸，总PIN数 6 针'],
    ['寿命 5000h@105℃，机械寿命 30 万次', '寿命 5,000 h @ 105 ℃，机械寿命 300,000 次'],
  ])('are written in one form in Chinese: %s', (text, shown) => {
    expect(tidyValues(text, 'zh_CN')).toBe(shown);
    expect(tidyValues(shown, 'zh_CN')).toBe(shown);
  });

  it.each([
    '2N7002A',
    'SOIC-8-208mil',
    'P=2.54mm',
    'RC0603FR-074K7L',
    '1,000V',
    '4.7kΩ~',
    'CR2032-3V',
    'USB 3.1',
    '8P',
    '4-1/4W',
    '3296W-1-201LF',
    '12401610E4#2A',
    '3/8',
  ])('leave %s alone', (text) => {
    expect(tidyValues(text, 'zh_CN')).toBe(text);
  });
});
