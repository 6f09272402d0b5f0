import { describe, expect, it } from 'vitest';
import { parsePartValue } from '#domain/part-values/index.ts';
import { type Part, shownParts } from '#tests/support/demo-parts.ts';

const letters: Readonly<Record<string, number>> = { R: 1, K: 1e3, M: 1e6 };
/** UNI-ROYAL writes negative powers of ten as letters. */
const negativePowers: Readonly<Record<string, number>> = { J: -1, K: -2, L: -3 };

/** Ohms of three digits and a power of ten: `4701` is 4.7 kΩ, `047J` is 4.7 Ω. */
function ohmsOfPower(digits: string, power: string): number {
  return Number(digits) * 10 ** (negativePowers[power] ?? Number(power));
}

/** Ohms of a code whose letter is the decimal point: `4K7` is 4.7 kΩ. */
function ohmsOfLetter(whole: string, letter: string, fraction: string): number {
  return Number(`${whole || 0}.${fraction || 0}`) * (letters[letter] ?? Number.NaN);
}

/** A size, a power rating, the tolerance, the value, the packing: `0603WAF4701T5E`. */
const uniRoyal = /^\w{6}[FJDG](\d{3})([\dJKL])T\w{1,2}E$/;
/** The value is last: `RC0603FR-074K7L`, `MFR-25FRF52-100R`. */
const yageo = /^(?:R\w+-(?:07|10|13)|.*-)(\d*)([RKM])(\d*)L?$/;

/** The resistance that a part number says; undefined for a maker whose numbers are not read, NaN where one is unreadable. */
function codedOhms({ brand, productNum }: Part): number | undefined {
  if (brand === 'UNI-ROYAL') {
    const [, digits = '', power = ''] = uniRoyal.exec(productNum) ?? [];
    return digits === '' ? Number.NaN : ohmsOfPower(digits, power);
  }
  if (brand !== 'YAGEO') return undefined;
  const [, whole = '', letter = '', fraction = ''] = yageo.exec(productNum) ?? [];
  return ohmsOfLetter(whole, letter, fraction);
}

/** The resistance of a part; undefined for other parts. */
function statedOhms({ stated }: Part): number | undefined {
  const values = stated.flatMap(({ raw }) => {
    const parsed = /Ω$/.test(raw) ? parsePartValue(raw, { kind: 'Ω' }) : undefined;
    return parsed?.ok && typeof parsed.value.si === 'number' ? [parsed.value.si] : [];
  });
  return values[0];
}

const tolerated = 1e-9;

describe('the part number of every resistor', () => {
  it('says the resistance that is stated', async () => {
    const parts = (await shownParts()).filter(({ language }) => language === 'en_US');
    const read = parts.flatMap((part) => {
      const [coded, stated] = [codedOhms(part), statedOhms(part)];
      return coded === undefined || stated === undefined
        ? []
        : [{ productNum: part.productNum, coded, stated }];
    });
    const wrong = read.filter(({ coded, stated }) => !(Math.abs(coded - stated) <= tolerated * stated));
    expect(wrong).toEqual([]);
    expect(read.length).toBeGreaterThan(600);
  });
});
