import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { categories, shownParts } from '#tests/support/demo-parts.ts';

const parts = await shownParts();
const texts = parts.flatMap(({ productName, productDescribe }) => [productName, productDescribe]);

/** English writes two characters where Chinese has one. */
const otherDegree: Readonly<Record<Language, string>> = { zh_CN: '°C', en_US: '℃' };

/** What follows the number of a shown value, in each language: a value is never followed by anything else. */
const symbols: Readonly<Record<Language, ReadonlySet<string>>> = {
  zh_CN: new Set([...sameSymbols(), '℃', 'ppm/℃', '次', '针', '英寸']),
  en_US: new Set([...sameSymbols(), '°C', 'ppm/°C', 'cycles', 'pins', 'inch']),
};

function sameSymbols(): readonly string[] {
  const prefixed = [
    ...['mΩ', 'Ω', 'kΩ', 'MΩ', 'mV', 'µV', 'nV', 'V', 'kV', 'fA', 'pA', 'nA', 'µA', 'mA', 'A', 'kA'],
    ...[
      'mW',
      'W',
      'kW',
      'pF',
      'nF',
      'µF',
      'nH',
      'µH',
      'Hz',
      'kHz',
      'MHz',
      'GHz',
      'ns',
      'µs',
      'ms',
      'h',
      'nm',
      'mm',
    ],
    ...['bit', 'Kbit', 'Mbit', 'B', 'KB', 'MB', 'kbps', 'Mbps', 'SPS', 'kSPS', 'MSPS', 'mcd', 'V/µs'],
  ];
  return [...prefixed, '', '%', '°', 'ppm', 'dB', 'dBm', 'K', 'gf'];
}

/** A number, grouped in threes only where nothing but a word or nothing at all follows it. */
const shownNumber = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const shownValue = new RegExp(String.raw`^(?:±|[<>≤≥] |-)?(${shownNumber})( ?)(\D*)$`, 'u');

/** What is odd in the shown text of a value of a number column; undefined where nothing is. */
function oddIn(text: string, language: Language): string | undefined {
  const [value = '', condition, ...more] = text.split(' @ ');
  if (more.length > 0) return 'two conditions';
  const parts = [...value.split(' ~ '), ...(condition === undefined ? [] : condition.split(', '))];
  for (const part of parts) {
    if (/^\d+\/\d+ µs$/.test(part)) continue;
    const [, number = '', space = '', symbol = ''] = shownValue.exec(part) ?? [];
    if (number === '') return 'no number and unit';
    if (!symbols[language].has(symbol)) return `unit ${symbol}`;
    if ((space === ' ') === (symbol === '' || symbol === '%' || symbol === '°')) return 'space';
    const isGrouped = new Set(['', 'h', '次', 'cycles', '针', 'pins']).has(symbol);
    if (isGrouped ? /\d{4}/.test(number.split('.')[0] ?? '') : number.includes(',')) return 'grouping';
    if (symbol === 'µm' || /^0(?:\.0+)?\d* (?:m|µ|n)/.test(part)) return 'prefix';
  }
  return undefined;
}

/** Values with a unit that no tidying reads, for it may be a part number elsewhere: `3380K`, `6P`, `512B`, and conditions without spaces. */
function untidyWords(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\d.\-(/])\d+(?:[KPB](?![\p{L}\d(/-])|\w*@\w+)/gu) ?? [];
}

describe('the values of the demo catalogue', () => {
  it('have one form for every value of every part, in the columns and in the descriptions', () => {
    const values = parts.flatMap(({ language, stated }) => stated.map((value) => ({ ...value, language })));
    expect(values.length).toBeGreaterThan(25_000);
    const odd = values.flatMap(({ text, language }) => {
      const reason = oddIn(text, language);
      return reason === undefined ? [] : [`${text}: ${reason}`];
    });
    expect([...new Set(odd)]).toEqual([]);
    const unlike = parts.flatMap(({ language, stated, productDescribe }) =>
      stated
        .filter(({ isCount }) => !isCount)
        .filter(({ text, raw }) => productDescribe.includes(raw) && !productDescribe.includes(text))
        .map(({ text, raw }) => `${language} ${raw} is ${text} in its column: ${productDescribe}`),
    );
    expect(unlike.slice(0, 10)).toEqual([]);
  });

  it('are searched for every odd form of a value', () => {
    const odd = [
      '3380K',
      '250@100 mA,1 V',
      '6P',
      '5000 h',
      '8 @ 100MHz',
      '0.3V/us',
      '10 ℃',
      '1,000 V',
      '5 %',
    ];
    expect(odd.filter((text) => oddIn(text, 'en_US') === undefined)).toEqual([]);
    expect(['10 °C', '6 pins', '10000 次'].filter((text) => oddIn(text, 'zh_CN') === undefined)).toEqual([]);
    expect(untidyWords('B value 3380K, total pins 6P, hFE 250@100 mA,1 V, 5000h@105 °C, zener 512B')).toEqual(
      ['3380K', '6P', '250@100', '5000h@105', '512B'],
    );
  });

  it('state values in texts with a space before the unit, and conditions after " @ "', () => {
    expect(texts.flatMap(untidyWords).slice(0, 10)).toEqual([]);
  });

  it('state no parameter twice, and begin a name of a parameter as the trade writes it', () => {
    const twice = parts.filter(({ language, productDescribe }) => {
      const [, listed = productDescribe] = productDescribe.split(
        language === 'en_US' ? /: (.*)/s : /，(.*)/s,
      );
      const names = listed
        .split(language === 'en_US' ? /, (?=[A-Za-z])/ : /，/)
        .map((parameter) => parameter.replace(/ [±\d<>≤≥-].*$/s, ''));
      return new Set(names).size < names.length;
    });
    expect(twice.map(({ productDescribe }) => productDescribe)).toEqual([]);
    expect(texts.filter((text) => /\bb value/.test(text))).toEqual([]);
  });

  it('write degrees as their language does', () => {
    const other = parts.filter(({ language, productName, productDescribe }) =>
      `${productName} ${productDescribe}`.includes(otherDegree[language]),
    );
    expect(other.map(({ productDescribe }) => productDescribe)).toEqual([]);
    const english = globSync('src/demo/**/*.en.md');
    expect(english.filter((path) => readFileSync(path, 'utf8').includes('℃'))).toEqual([]);
    const chinese = globSync('src/demo/**/*.zh.md');
    expect([english.length, chinese.length].every((count) => count > 40)).toBe(true);
    expect(chinese.filter((path) => readFileSync(path, 'utf8').includes('°C'))).toEqual([]);
  });

  it('name no category like the one above it, in either language', () => {
    const same = [...categories].filter((path) => {
      const levels = path.split(' / ');
      return new Set(levels).size < levels.length;
    });
    expect(categories.size).toBeGreaterThan(100);
    expect(same).toEqual([]);
  });
});
