import { describe, expect, it } from 'vitest';
import type { Bilingual, Language } from '../language.ts';
import { packageText, partName, translateText } from './index.ts';

const beads: Bilingual[] = [
  { zh: '磁珠', en: 'Ferrite Beads' },
  { zh: '滤波器', en: 'Filters' },
];
const resistors: Bilingual[] = [
  { zh: '贴片电阻', en: 'Chip Resistor - Surface Mount' },
  { zh: '电阻', en: 'Resistors' },
];

function translate(text: string, to: Language = 'zh_CN', category: readonly Bilingual[] = [], pack?: string) {
  return translateText(text, to, { category, ...(pack && { package: pack }) });
}

const chinese: readonly [string, string, readonly Bilingual[]][] = [
  ['65mΩ ±25% 22Ω@100MHz 0201 Ferrite Beads ROHS', '65mΩ ±25% 22Ω@100MHz 0201 磁珠 符合 RoHS', beads],
  ['47uF 10V ±20% - Tantalum Capacitors ROHS', '47uF 10V ±20% 钽电容 符合 RoHS', []],
  ['100mW Thick Film Resistors 75V ±1% 0603', '100mW 厚膜电阻 75V ±1% 0603', resistors],
  ['80V 1 pair of common cathodes 1.2V@100mA SOT-23', '80V 1对共阴极 1.2V@100mA SOT-23', []],
  ['Dual channel 1pA 4MHz MSOP-8', '双通道 1pA 4MHz MSOP-8', [{ zh: '运算放大器', en: 'Op Amps' }]],
  ['20mA Red,Emerald 40°', '20mA 红色,绿色 40°', [{ zh: '发光二极管(LED)', en: 'LED' }]],
  ['500mA 300,000 Times 12V', '500mA 300,000 次 12V', []],
  ['DIP-8 LVDS CMOS TMS320F28335', 'DIP-8 LVDS CMOS TMS320F28335', []],
  ['5V eMMC 5.1 Xtensa LX6', '5V eMMC 5.1 Xtensa LX6', []],
];

describe('a description in Chinese', () => {
  it.each(chinese)('of %s', (text, expected, category) => {
    expect(translate(text, 'zh_CN', category)).toEqual({ text: expected, dropped: [] });
  });

  it('leaves out unknown words, and lists them', () => {
    expect(translate('10kΩ Grandmother approved 0603', 'zh_CN', resistors)).toEqual({
      text: '10kΩ 0603',
      dropped: ['Grandmother', 'approved'],
    });
    expect(translate('BEST CHIP RESISTORS')).toEqual({ text: 'BEST 贴片 电阻', dropped: [] });
    expect(translate('HUGEST CHIP RESISTORS')).toEqual({ text: '贴片 电阻', dropped: ['HUGEST'] });
  });

  it('leaves out the name of a category that has no Chinese name', () => {
    const odd = { zh: 'Peltier Coolers', en: 'Peltier Coolers' };
    expect(translate('12V Peltier Coolers ROHS', 'zh_CN', [odd]).text).toBe('12V 符合 RoHS');
  });

  it('says a package of words, and no part of one', () => {
    expect(translate('5mm 2.2nF Plugin,P=5mm ROHS', 'zh_CN', [], 'Plugin,P=5mm').text).toBe(
      '5mm 2.2nF 直插,P=5mm 符合 RoHS',
    );
    expect(translate('8MHz HC-49S-SMD', 'zh_CN', [], 'SMD').text).toBe('8MHz HC-49S-SMD');
  });

  it('is the same when it is Chinese already', () => {
    const text = '10kΩ ±1% 厚膜电阻 0603 贴片电阻 符合 RoHS';
    expect(translate(text, 'zh_CN', resistors).text).toBe(text);
  });
});

describe('a description in English', () => {
  it.each([
    [
      '10千欧 ±1% 1/10W 厚膜电阻 0603 贴片电阻',
      '10 kΩ ±1% 1/10W Thick film 0603 Chip Resistor - Surface Mount',
    ],
    ['贴片厚膜电阻10k', 'Chip Thick film 10k'],
    ['双向，5V、无铅', 'Bidirectional 5V Lead-free'],
    ['100nF X7R 0402', '100nF X7R 0402'],
  ])('of %s', (text, expected) => {
    expect(translate(text, 'en_US', resistors)).toEqual({ text: expected, dropped: [] });
  });

  it('leaves out words that nobody knows', () => {
    expect(translate('奶奶推荐 10k', 'en_US')).toEqual({ text: '10k', dropped: ['奶奶推荐'] });
  });

  it('keeps the lines of the text', () => {
    expect(translate('10k\n厚膜电阻', 'en_US', resistors).text).toBe('10k\nThick film');
  });
});

describe('the name of a part', () => {
  const values = ['65mΩ', '±25%', '22Ω@100MHz', '4'].map((text) => ({ zh: text, en: text }));

  it('is made of its category, values and package', () => {
    const context = { category: beads, package: '0201' };
    expect(partName('zh_CN', values, context)).toBe('磁珠 65mΩ ±25% 22Ω@100MHz 0201');
    expect(partName('en_US', values, context)).toBe('Ferrite Beads 65mΩ ±25% 22Ω@100MHz 0201');
  });

  it('leaves out what its language cannot say', () => {
    const stated = [
      { zh: 'sky', en: 'sky' },
      { zh: 'N沟道', en: 'N-channel' },
    ];
    expect(partName('zh_CN', stated, { category: beads })).toBe('磁珠 N沟道');
    expect(partName('en_US', stated, { category: beads })).toBe('Ferrite Beads sky N-channel');
  });

  it('is not a list of everything', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ zh: `${at}V`, en: `${at}V` }));
    expect(partName('zh_CN', many, { category: beads })).toBe('磁珠 0V 1V 2V 3V 4V 5V');
  });
});

describe('the name of a package', () => {
  it('is said where it is made of words', () => {
    expect(packageText('Plugin,D8xL12mm', 'zh_CN')).toBe('直插,D8xL12mm');
    expect(packageText('Push-Pull,P=2.54mm', 'zh_CN')).toBe('直插,P=2.54mm');
    expect(packageText('SMD,P=1.25mm,卧贴', 'en_US')).toBe('SMD,P=1.25mm,Horizontal SMT');
    for (const name of ['SOIC-8', 'DIP-8', 'SMD', '0603']) expect(packageText(name, 'zh_CN')).toBe(name);
  });
});
