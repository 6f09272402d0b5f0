import { describe, expect, it } from 'vitest';
import { formatPartValue } from './format.ts';
import { statedText } from './stated-text.ts';

describe('the text of a stated value', () => {
  it.each([
    ['1uF', 1e-6, 'F', '1 µF'],
    ['1µF', 1e-6, 'F', '1 µF'],
    ['1 μF', 1e-6, 'F', '1 µF'],
    ['0.1uF', 1e-7, 'F', '100 nF'],
    ['4k7', 4700, 'Ω', '4.7 kΩ'],
    ['10KΩ', 10_000, 'Ω', '10 kΩ'],
    ['1/10W', 0.1, 'W', '100 mW'],
    ['512kB', 524_288, 'B', '512 KB'],
    ['64Kbit', 65_536, 'bit', '64 Kbit'],
    ['2000hrs', 7_200_000, 's', '2,000 h'],
    ['180gf', 180 * 9.80665e-3, 'N', '180 gf'],
    ['1.6N', 1.6, 'N', '1.6 N'],
    ['32.768kHz', 32_768, 'Hz', '32.768 kHz'],
    ['250Kbps', 250_000, 'bps', '250 kbps'],
    ['±1%', 1, '%', '±1%'],
    ['600Ω@100MHz', 600, 'Ω', '600 Ω @ 100 MHz'],
    ['17mΩ@17.5A,10V', 0.017, 'Ω', '17 mΩ @ 17.5 A, 10 V'],
  ] as const)('writes %s in one form', (t, n, unit, shown) => {
    expect(statedText({ t, n }, unit, 'en_US')).toBe(shown);
    expect(statedText({ t, n }, unit, 'zh_CN')).toBe(shown);
  });

  it('keeps the rise and decay of a pulse', () => {
    expect(statedText({ t: '1200A@8/20us', n: 1200 }, 'A', 'en_US')).toBe('1.2 kA @ 8/20 µs');
    expect(statedText({ t: '600W@10/1000μs', n: 600 }, 'W', 'zh_CN')).toBe('600 W @ 10/1000 µs');
  });

  it('writes ranges in one form', () => {
    expect(statedText({ t: '-55℃~+155℃', n: -55, h: 155 }, '℃', 'en_US')).toBe('-55 °C ~ 155 °C');
    expect(statedText({ t: '-55°C~+155°C', n: -55, h: 155 }, '℃', 'zh_CN')).toBe('-55 ℃ ~ 155 ℃');
    expect(statedText({ t: '4.5-36V', n: 4.5, h: 36 }, 'V', 'zh_CN')).toBe('4.5 V ~ 36 V');
    expect(statedText({ t: '>50V', n: 50, open: true }, 'V', 'zh_CN')).toBe('> 50 V');
  });

  it('uses the word of the language where a unit is a word', () => {
    expect(statedText({ t: '16P', n: 16 }, 'pins', 'zh_CN')).toBe('16 针');
    expect(statedText({ t: '4.7千欧', n: 4700 }, 'Ω', 'en_US')).toBe('4.7 kΩ');
    expect(statedText({ t: '1000万次', n: 1e7 }, 'times', 'en_US')).toBe('10,000,000 cycles');
    expect(statedText({ t: '300,000 Times', n: 3e5 }, 'times', 'zh_CN')).toBe('300,000 次');
  });

  it('A filter names a force in the unit of the parts.', () => {
    expect(formatPartValue(1.765197, 'N', 'en_US')).toBe(
      statedText({ t: '180gf', n: 180 * 9.80665e-3 }, 'N', 'en_US'),
    );
    expect(formatPartValue({ min: 0.980665, max: 2.549729 }, 'N', 'zh_CN')).toBe('100 gf ~ 260 gf');
    expect(formatPartValue(2, 'N', 'en_US')).toBe('2 N');
  });

  it('keeps what holds more than a value', () => {
    expect(statedText({ t: '三档', n: 3 }, null, 'en_US')).toBe('三档');
    expect(statedText({ t: 'see data sheet' }, 'V', 'zh_CN')).toBe('see data sheet');
    expect(statedText({ t: '10uA typ. 2 channels', n: 1e-5 }, 'A', 'zh_CN')).toBe('10µA typ. 2 channels');
  });
});
