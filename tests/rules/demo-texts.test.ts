import { describe, expect, it } from 'vitest';
import { inLanguage, type Language } from '#domain/language.ts';
import { partLine, partTexts } from '#domain/part-texts/index.ts';
import { formatParsed, parsePartValue } from '#domain/part-values/index.ts';
import { openSource } from '../../src/server/import/reading/open-source.ts';
import { demoCatalogue } from '../../src/server/seed/demo-folder.ts';

interface Part {
  readonly language: Language;
  readonly productNum: string;
  readonly brand: string;
  readonly productName: string;
  readonly productDescribe: string;
}

/** The parts of the whole demo catalogue as the shop names and describes them, in both languages. */
async function shownParts(): Promise<Part[]> {
  const parts: Part[] = [];
  let titles: readonly string[] = [];
  for await (const { number, cells } of (await openSource(demoCatalogue)).rows) {
    if (number === 1) titles = cells;
    const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
    const name = partTexts({ zh: cell('name_zh'), en: cell('name_en') });
    const description = partTexts({ zh: cell('description_zh'), en: cell('description_en') });
    for (const language of ['zh_CN', 'en_US'] as const)
      parts.push({
        language,
        productNum: cell('mpn'),
        brand: cell('brand'),
        productName: inLanguage(name, language),
        productDescribe: inLanguage(description, language),
      });
  }
  return parts.slice(2);
}

const parts = await shownParts();
const texts = parts.flatMap(({ productName, productDescribe }) => [productName, productDescribe]);

/** Words that follow each other, whatever is between them: `屏蔽 屏蔽`, `transistor: transistor type`. */
function doubled(text: string): boolean {
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
    expect(texts.filter(doubled)).toEqual([]);
  });

  it('write each value in the form that the columns have', () => {
    expect(texts.flatMap(untidy)).toEqual([]);
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
