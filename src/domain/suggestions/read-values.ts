import type { Bilingual } from '../language.ts';
import { filterToWire, isUnit, type NumberFilter, parsePartValue } from '../part-values/index.ts';
import { waysNamed } from '../search/synonyms.ts';
import { wordQuery, wordTokens } from '../search/tokens.ts';
import { searchWords, spansAt, textKey } from './words.ts';

/** A filter column, as far as a text is read for it. */
export interface ValueColumn {
  readonly id: number;
  /** Stable name of the parameter. */
  readonly key: string;
  readonly name: Bilingual;
  readonly kind: string;
  readonly unit: string | null;
}

/** A leaf category with its filter columns in the order of its table. */
export interface ValueCategory {
  readonly id: number;
  readonly name: Bilingual;
  /** How many products it has. */
  readonly products: number;
  readonly columns: readonly ValueColumn[];
}

/** A value of a text column. */
export interface KnownText extends Bilingual {
  readonly id: number;
  readonly columnId: number;
}

/** One condition that was read: a text of the column, or a number in its SI unit. */
export type ReadValue =
  | { readonly kind: 'text'; readonly column: ValueColumn; readonly text: KnownText }
  | { readonly kind: 'number'; readonly column: ValueColumn; readonly value: NumberFilter['value'] };

/** A search text read as conditions of one category. */
export interface ValueReading {
  readonly category: ValueCategory;
  readonly values: readonly ReadValue[];
}

/** Further categories are not counted. */
const mostReadings = 8;

/** What the field `column{id}` of a list takes for this condition. */
export function wireOf(value: ReadValue): string {
  return value.kind === 'text' ? String(value.text.id) : filterToWire({ value: value.value, mode: 'covers' });
}

/** A bare number may be anything; with a prefix (`10k`, `100n`) it is in the unit of the category's first number. */
const withPrefix = /^\d+(?:\.\d+)?[pnuµμmkKMGR]$|^\d+[pnuµμkKMR]\d+$/;

function numberIn(
  text: string,
  columns: readonly ValueColumn[],
  isFree: (column: ValueColumn) => boolean,
): ReadValue | undefined {
  const numbers = columns.filter(({ kind }) => kind === 'number');
  const parsed = parsePartValue(text);
  if (parsed.ok && parsed.value.unit !== '') {
    const column = numbers.find((one) => one.unit === parsed.value.unit && isFree(one));
    return column && { kind: 'number', column, value: parsed.value.si };
  }
  const [leading] = numbers;
  if (!leading || !isFree(leading) || !withPrefix.test(text)) return undefined;
  if (leading.unit === null || !isUnit(leading.unit)) return undefined;
  const inUnit = parsePartValue(text, { kind: leading.unit });
  return inUnit.ok ? { kind: 'number', column: leading, value: inUnit.value.si } : undefined;
}

/** Column id → key of a text → the text. */
type TextIndex = ReadonlyMap<number, ReadonlyMap<string, KnownText>>;

/** Of texts that are spelled alike the oldest is meant, in whatever order they were read. */
function indexTexts(texts: readonly KnownText[]): TextIndex {
  const newestFirst = texts.toSorted((a, b) => b.id - a.id);
  const byColumn = Map.groupBy(newestFirst, ({ columnId }) => columnId);
  return new Map(
    [...byColumn].map(([columnId, ofColumn]) => [
      columnId,
      new Map(ofColumn.flatMap((text) => [text.zh, text.en].map((label) => [textKey(label), text] as const))),
    ]),
  );
}

function textIn(
  text: string,
  { columns, index }: { readonly columns: readonly ValueColumn[]; readonly index: TextIndex },
  isFree: (column: ValueColumn) => boolean,
): ReadValue | undefined {
  const key = textKey(text);
  for (const column of columns) {
    const known = column.kind === 'text' && isFree(column) ? index.get(column.id)?.get(key) : undefined;
    if (known) return { kind: 'text', column, text: known };
  }
  return undefined;
}

function namesCategory(word: string, { name }: { readonly name: Bilingual }): boolean {
  const tokens = new Set(wordTokens(`${name.zh} ${name.en}`));
  const ways = [wordQuery(word), ...(waysNamed(word) ?? [])];
  return ways.some((way) => way.length > 0 && way.every((token) => tokens.has(token)));
}

function readIn(
  words: readonly string[],
  category: ValueCategory,
  index: TextIndex,
): readonly ReadValue[] | undefined {
  const { columns } = category;
  const values: ReadValue[] = [];
  const isFree = (column: ValueColumn) => values.every((value) => value.column.id !== column.id);
  let start = 0;
  while (start < words.length) {
    let next: number | undefined;
    for (const { text, end } of spansAt(words, start)) {
      const value = textIn(text, { columns, index }, isFree) ?? numberIn(text, columns, isFree);
      if (value) values.push(value);
      else if (!namesCategory(text, category)) continue;
      next = end;
      break;
    }
    if (next === undefined) return undefined;
    start = next;
  }
  return values.length > 0 ? values : undefined;
}

/**
 * Reads a search text as conditions: `0402 10k` is a package and a resistance where the category has both. Every word must be a value
 * of the category or of its name. The categories with most products, which come first; whether any product is so has to be counted.
 */
export function readValues(
  keyWord: string,
  categories: readonly ValueCategory[],
  texts: readonly KnownText[],
): ValueReading[] {
  const words = searchWords(keyWord);
  const index = indexTexts(texts);
  return categories
    .filter(({ products }) => products > 0)
    .flatMap((category) => {
      const values = readIn(words, category, index);
      return values ? [{ category, values }] : [];
    })
    .sort((a, b) => b.category.products - a.category.products || a.category.id - b.category.id)
    .slice(0, mostReadings);
}
