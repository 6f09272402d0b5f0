import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { partLine, tidyValues } from '#domain/part-texts/index.ts';
import { formatParsed, parsePartValue } from '#domain/part-values/index.ts';
import { shownParts } from '#tests/support/demo-parts.ts';

const parts = await shownParts();
const texts = parts.flatMap(({ productName, productDescribe }) => [productName, productDescribe]);

/** Words that follow each other, whatever is between them: `屏蔽 屏蔽`, `transistor: transistor type`. */
function hasDoubledWord(text: string): boolean {
  const words = text.toLowerCase().split(/[\s，、：；。:;]+/);
  return words.some(
    (word, index) => /\p{L}{2}/u.test(word) && word === words[index + 1]?.replace(/[,.]$/, ''),
  );
}

/** A value with its unit that is written in another form than the columns have. */
function untidy(text: string): readonly string[] {
  return text.split(/[\s，。；]+|,(?=\s)/).filter((word) => {
    const parsed = parsePartValue(word);
    const hasUnit = parsed.ok && /^[\d./]+(?:[pnuµmkMG]?[FHΩVAW]|[kMG]?Hz)$/.test(word);
    return hasUnit && formatParsed(parsed.value, 'en_US') !== word;
  });
}

/** A parameter whose name is said again by its value: `number of turns 25-turn`, `adjustment top adjustment`. */
function saidTwice(description: string): readonly string[] {
  const [, parameters = ''] = description.split(/: (.*)/s);
  return parameters.split(/[,.;] ?/).filter((parameter) => {
    const words = (parameter.replace('USB Type-C', '').match(/[A-Za-z]{4,}/g) ?? []).map((word) =>
      word.toLowerCase().replace(/s$/, ''),
    );
    return new Set(words).size < words.length;
  });
}

/** Spellings next to which the shop has another one for the same: `I2C`, `860SPS`, `250Kbps`, `32.768kHz`, `ARM Cortex`, `5 %`. */
const secondForms = /I2C|\d[kKMG]?(?:SPS|bps)|\d\.\d+[kMG]?Hz|\bKbps|ARM Cortex|\d %/u;
/** How long pulses rise and decay, which looks like a fraction: `8/20us`. */
const pulses = (text: string) => [...text.matchAll(/(\d+\/\d+) ?[nuµμm]?s\b/g)].map(([, times]) => times);

/** Values with their units, without the conditions under which they hold: `500 mV @ 3 A, 25 ℃`. */
function valuesOf(text: string): readonly string[] {
  const unconditional = text.replace(/@ ?[^，;；]*?(?=[，;；]|, [a-z]|$)/g, '');
  return unconditional.match(/±?\d+(?:\.\d+)? (?:[pnµmkMG]?[FHΩVAW]|[kMG]?Hz|mm|℃)(?!\p{L})/gu) ?? [];
}

describe('the texts of the demo catalogue', () => {
  it('are those of every part, in both languages', () => {
    expect(parts.length).toBeGreaterThan(5000);
    expect(texts.filter((text) => text === '')).toEqual([]);
  });

  it('have no word twice in a row', () => {
    expect(texts.filter(hasDoubledWord)).toEqual([]);
  });

  it('write each value in the form that the columns have', () => {
    expect(texts.flatMap(untidy)).toEqual([]);
  });

  it('keep the part number of each text, and every part number between words of either language', () => {
    const texts = parts.flatMap(({ written, productNum, language }) => [
      ...written.filter((text) => text.includes(productNum)).map((text) => ({ text, productNum, language })),
      ...[`Part ${productNum} 10kΩ`, `电位器${productNum}，10kΩ`, `(${productNum})`, `${productNum}: 5V`].map(
        (text) => ({ text, productNum, language }),
      ),
    ]);
    const changed = texts.filter(
      ({ text, productNum, language }) => !tidyValues(text, language).includes(productNum),
    );
    expect(changed.map(({ text }) => text)).toEqual([]);
  });

  it('leave the shape of a pulse as it is', () => {
    const stated = parts.filter(({ written }) => written.some((text) => pulses(text).length > 0));
    expect(stated.length).toBeGreaterThan(0);
    const changed = stated.filter(
      ({ written, productName, productDescribe }) =>
        pulses(written.join()).join() !== pulses(`${productName},${productDescribe}`).join(),
    );
    expect(changed.map(({ written }) => written)).toEqual([]);
  });

  it('have one spelling for each unit and interface', () => {
    expect(texts.filter((text) => secondForms.test(text))).toEqual([]);
    const files = globSync('src/demo/**/*.{md,yaml}');
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => secondForms.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('do not say the name of a parameter again in its value', () => {
    expect(parts.flatMap(({ productDescribe }) => saidTwice(productDescribe))).toEqual([]);
  });

  it('repeat neither number nor maker in the line below a part number, and no value of a name', () => {
    const lines = parts.flatMap((part) => {
      const { productName, ...unnamed } = part;
      return [part, unnamed].map((words) => ({ ...part, line: partLine(words) }));
    });
    expect(lines.filter(({ line, productNum }) => line === '' || line.includes(productNum))).toEqual([]);
    expect(lines.filter(({ line, brand }) => brand !== '' && line.startsWith(brand))).toEqual([]);
    const names = parts.filter(({ productName }) => {
      const values = valuesOf(productName);
      return new Set(values).size < values.length;
    });
    expect(names.map(({ productName }) => productName)).toEqual([]);
  });
});
