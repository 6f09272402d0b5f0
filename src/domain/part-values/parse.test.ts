import { describe, expect, it } from 'vitest';
import { parsePartValue, sameValue, type Unit } from './index.ts';

function read(text: string, kind?: Unit) {
  const parsed = parsePartValue(text, kind === undefined ? {} : { kind });
  if (!parsed.ok) throw new Error(`${text}: ${parsed.code} ${JSON.stringify(parsed.params)}`);
  return parsed.value;
}

function refusal(text: string, kind?: Unit) {
  const parsed = parsePartValue(text, kind === undefined ? {} : { kind });
  return parsed.ok ? parsed.value : { code: parsed.code, ...parsed.params };
}

describe('the parser of spellings of one value', () => {
  const equal: readonly (readonly [Unit, number, readonly string[]])[] = [
    [
      'Ω',
      4700,
      [
        '4.7k',
        '4k7',
        '4700',
        '4.7 kΩ',
        '４．７ｋΩ',
        '4.7千欧',
        '4K7',
        '4.7K',
        '4,7k',
        '4.7kohm',
        '4.7 k ohm',
        '4k7Ω',
        '4,700',
        '4.7kΩ',
        '4.7KΩ',
        '4.7㏀',
        '4700R',
      ],
    ],
    ['Ω', 0.1, ['0R1', '100mΩ', '0.1Ω', '100mR', 'R10', 'R100', '0.1 ohm', '100毫欧', '.1R']],
    ['Ω', 1e6, ['1M', '1MΩ', '1meg', '1Mohm', '1兆欧', '1000k', '1M0']],
    [
      'F',
      1e-7,
      [
        '100n',
        '0.1u',
        '.1uF',
        '0.1µF',
        '0.1μF',
        '0.1微法',
        '100nF',
        '100纳法',
        '100NF',
        '0.1UF',
        '100000pF',
        '0.1㎌',
        '.1 uF',
      ],
    ],
    ['F', 4.7e-12, ['4p7', '4.7pF', '4.7PF', '4p7F', '4.7皮法']],
    ['V', 3.3, ['3V3', '3v3', '3.3V', '3300mV', '3.3伏', '3.3v', '3.3 VDC']],
    ['A', 0.5, ['500mA', '0.5A', '500毫安', '.5 a']],
    ['W', 0.25, ['1/4W', '0.25W', '250mW', '1/4 W', '¼W']],
    ['Hz', 1e8, ['100MHz', '100mhz', '100兆赫', '0.1GHz', '100 Mhz', '100M']],
    ['s', 4e-9, ['4ns', '4 ns', '0.004us', '4纳秒']],
    ['m', 0.00254, ['2.54mm', '100mil', '0.1inch', '2.54毫米', '2.54 mm']],
    ['kg', 0.012, ['12g', '0.012kg', '12克', '12000mg']],
    ['bit', 65536, ['64Kbit', '64kbit', '8KB', '64 Kbits', '65536bit']],
    ['B', 524288, ['512KB', '512kB', '0.5MB', '4Mbit']],
    ['bit', 14, ['14-bit', '14 Bits', '14Bit', '14位']],
    ['℃', 85, ['85℃', '85°C', '+85C', '85度', '85 摄氏度']],
    ['bps', 250e3, ['250Kbps', '250kbit/s', '0.25Mbps']],
    ['ppm/℃', 100, ['±100ppm/℃', '100ppm/°C', '100 ppm', '100ppm/K']],
    ['%', 5, ['±5%', '5%', '5 ％', '+/-5%', '±50000ppm']],
    ['V/s', 15e9, ['15kV/us', '15kV/µs', '15 V/ns']],
    ['C', 8.5e-9, ['8.5nC', '8500pC']],
    ['times', 10000, ['10000 times', '1万次', '10,000 cycles']],
    ['pins', 8, ['8P', '8 pin', '8针', '8']],
  ];
  it.each(equal)('%s %d', (kind, si, texts) => {
    for (const text of texts) {
      const value = read(text, kind);
      expect(value.unit, text).toBe(kind);
      expect(sameValue(value, { si, unit: kind }), `${text} is ${JSON.stringify(value.si)}`).toBe(true);
    }
  });

  it('reads decimal prefixes without loss', () => {
    expect(read('4.7k', 'Ω').si).toBe(4700);
    expect(read('0.1uF').si).toBe(1e-7);
    expect(read('100nF').si).toBe(1e-7);
  });
});

describe('the parser of values that are easily mistaken', () => {
  it('keeps mega and milli apart', () => {
    expect(sameValue(read('1M', 'Ω'), read('1m', 'Ω'))).toBe(false);
    expect(read('1m', 'Ω').si).toBe(0.001);
  });

  it('takes a lone letter as the expected unit first', () => {
    expect(read('10m', 'm').si).toBe(10);
    expect(read('4050K', 'K').si).toBe(4050);
    expect(read('1000h', 's').si).toBe(3.6e6);
    expect(read('5k', 'kg').si).toBe(5);
  });

  it('finds the unit by itself', () => {
    expect(read('10uF')).toEqual({ si: 1e-5, unit: 'F' });
    expect(read('25C')).toEqual({ si: 25, unit: '℃' });
    expect(read('4.7k')).toEqual({ si: 4700, unit: '' });
    expect(read('3min').unit).toBe('s');
    expect(read('20P')).toEqual({ si: 20, unit: 'pins' });
  });

  it('refuses chip sizes as numbers', () => {
    expect(refusal('0603')).toMatchObject({ code: 'packageCode' });
    expect(refusal('0402', 'Ω')).toMatchObject({ code: 'packageCode' });
    expect(refusal('1206')).toMatchObject({ code: 'packageCode' });
    expect(read('1206', 'Ω').si).toBe(1206);
  });

  it('refuses what it does not know, with the reason', () => {
    expect(refusal('47 parsec', 'Ω')).toMatchObject({ code: 'unknownUnit', unit: 'parsec' });
    expect(refusal('10V', 'Ω')).toMatchObject({ code: 'wrongUnit', unit: 'V', expected: 'Ω' });
    expect(refusal('500MA', 'A')).toMatchObject({ code: 'unknownUnit', unit: 'MA' });
    expect(refusal('', 'Ω')).toMatchObject({ code: 'empty' });
    for (const text of [
      'blue',
      'X7R',
      '2/2',
      '±0.1LSB;±0.0125LSB',
      '5x7mm',
      '4.5V, 5V',
      '1.2.3',
      'SOIC-8',
      '--5V',
      'NaN',
      '10k5k',
    ]) {
      expect(refusal(text), text).toHaveProperty('code');
    }
  });

  it('reads thousands and decimal commas', () => {
    expect(read('1,000', 'Ω').si).toBe(1000);
    expect(read('0,100', 'Ω').si).toBe(0.1);
    expect(read('12,5V').si).toBe(12.5);
    expect(read('1.5e3', 'Ω').si).toBe(1500);
  });
});

describe('the parser of ranges and conditions', () => {
  const ranges: readonly (readonly [string, Unit, object])[] = [
    ['-40~85℃', '℃', { min: -40, max: 85 }],
    ['-40℃~+85℃', '℃', { min: -40, max: 85 }],
    ['-40 ～ +85 ℃', '℃', { min: -40, max: 85 }],
    ['4.5-36V', 'V', { min: 4.5, max: 36 }],
    ['4.5V-36V', 'V', { min: 4.5, max: 36 }],
    ['4.5V to 36V', 'V', { min: 4.5, max: 36 }],
    ['4.5至36V', 'V', { min: 4.5, max: 36 }],
    ['4.5—36V', 'V', { min: 4.5, max: 36 }],
    ['-3.3V~-5V', 'V', { min: -5, max: -3.3 }],
    ['1k..10k', 'Ω', { min: 1000, max: 10000 }],
    ['1k…10k', 'Ω', { min: 1000, max: 10000 }],
    ['100-500mA', 'A', { min: 0.1, max: 0.5 }],
    ['100..1k', 'Ω', { min: 100, max: 1000 }],
    ['>=50V', 'V', { min: 50 }],
    ['≥50V', 'V', { min: 50 }],
    ['50V以上', 'V', { min: 50 }],
    ['50V..', 'V', { min: 50 }],
    ['..50V', 'V', { max: 50 }],
    ['<=1k', 'Ω', { max: 1000 }],
    ['+80%/-20%', '%', { min: -20, max: 80 }],
    ['10MHz~8GHz', 'Hz', { min: 1e7, max: 8e9 }],
  ];
  it.each(ranges)('%s', (text, kind, si) => {
    expect(read(text, kind).si).toEqual(si);
    expect(read(text, kind).unit).toBe(kind);
  });

  it('marks ends that do not belong to the range', () => {
    expect(read('>50V')).toEqual({ si: { min: 50 }, unit: 'V', exclusive: true });
  });

  it('refuses a range with the larger end first', () => {
    expect(refusal('10k..1k', 'Ω')).toMatchObject({ code: 'minAboveMax' });
  });

  it('keeps the condition next to the value', () => {
    expect(read('600Ω@100MHz')).toEqual({ si: 600, unit: 'Ω', condition: '100MHz' });
    expect(read('1.3V@(1A)')).toEqual({ si: 1.3, unit: 'V', condition: '1A' });
    expect(read('120@500mA,3V')).toEqual({ si: 120, unit: '', condition: '500mA,3V' });
    expect(read('5V(max)').si).toBe(5);
  });

  it('marks a value for both directions', () => {
    expect(read('±5%')).toEqual({ si: 5, unit: '%', plusMinus: true });
  });
});
