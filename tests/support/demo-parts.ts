import { parameters } from '#domain/glossary/index.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { partTexts } from '#domain/part-texts/index.ts';
import { parsePartValue, statedNumber, statedText } from '#domain/part-values/index.ts';
import { openSource } from '../../src/server/import/reading/open-source.ts';
import { demoCatalogues } from '../../src/server/seed/demo-folder.ts';

export interface Part {
  readonly language: Language;
  /** Name and description as the supplier wrote them. */
  readonly written: readonly string[];
  readonly productNum: string;
  readonly brand: string;
  readonly productName: string;
  readonly productDescribe: string;
  /** The values of its number columns, as the supplier wrote them and as the shop shows them. */
  readonly stated: readonly StatedValue[];
}

interface StatedValue {
  readonly raw: string;
  readonly text: string;
  /** Without unit, it is in words in a description: `4 elements`. */
  readonly isCount: boolean;
}

const unitOf = new Map(parameters.map(({ key, unit }) => [key, unit]));

function statedValues(
  titles: readonly string[],
  cells: readonly string[],
  language: Language,
): StatedValue[] {
  return titles.flatMap((title, at) => {
    const raw = cells[at] ?? '';
    const unit = title.startsWith('param:') ? unitOf.get(title.slice('param:'.length)) : undefined;
    if (raw === '' || unit === undefined) return [];
    const parsed = parsePartValue(raw, { kind: unit });
    if (!parsed.ok) return [{ raw, text: `${raw} is unreadable`, isCount: false }];
    const text = statedText({ t: raw, ...statedNumber(parsed.value.si) }, unit, language);
    return [{ raw, text, isCount: unit === '' || unit === 'pins' }];
  });
}

/** The path of every category that `shownParts` came across, in both languages. */
export const categories = new Set<string>();

/** The parts of one file; its first row has the titles. */
async function partsOf(file: string): Promise<Part[]> {
  const parts: Part[] = [];
  let titles: readonly string[] = [];
  for await (const { number, cells } of (await openSource(file)).rows) {
    if (number === 1) titles = cells;
    const cell = (title: string) => cells[titles.indexOf(title)] ?? '';
    const name = partTexts({ zh: cell('name_zh'), en: cell('name_en') });
    const description = partTexts({ zh: cell('description_zh'), en: cell('description_en') });
    if (number > 1) for (const title of ['category_zh', 'category_en']) categories.add(cell(title));
    for (const language of ['zh_CN', 'en_US'] as const)
      parts.push({
        stated: statedValues(titles, cells, language),
        language,
        written:
          language === 'zh_CN'
            ? [cell('name_zh'), cell('description_zh')]
            : [cell('name_en'), cell('description_en')],
        productNum: cell('mpn'),
        brand: cell('brand'),
        productName: inLanguage(name, language),
        productDescribe: inLanguage(description, language),
      });
  }
  return parts.slice(2);
}

/** The parts of the whole demo catalogue as the shop names and describes them, in both languages. */
export async function shownParts(): Promise<Part[]> {
  return (await Promise.all(demoCatalogues.map(partsOf))).flat();
}
