import { isUnit, type PartValue, parsePartValue, sameNumber } from '#domain/part-values/index.ts';
import type { ProductEntry } from '../entries.ts';
import { textsIn } from '../show.ts';
import type { Catalogue, NumberValue } from './catalogue.ts';

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A part number without anything but letters and digits. */
export function partKey(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

interface SearchableWords {
  readonly text: string;
  readonly key: string;
  readonly numbers: readonly { readonly unit: string; readonly ends: readonly number[] }[];
}

const known = new WeakMap<Catalogue, Map<number, SearchableWords>>();

function wordsOf(catalogue: Catalogue, product: ProductEntry): SearchableWords {
  const all = known.get(catalogue) ?? new Map<number, SearchableWords>();
  known.set(catalogue, all);
  const made = all.get(product.productId) ?? readWords(catalogue, product);
  all.set(product.productId, made);
  return made;
}

function readWords(catalogue: Catalogue, product: ProductEntry): SearchableWords {
  const columns = catalogue.columnsOf(product.catalogId).filter(({ columnType }) => columnType === 0);
  const values = columns.flatMap((column) => {
    const value = catalogue.value(product.$params[column.id]);
    return value === undefined ? [] : [{ column, value }];
  });
  const { productNum, brand, packageName, productName, productDescribe } = product;
  const texts = [productNum, brand, packageName, productName, productDescribe].flatMap(textsIn);
  const categories = catalogue.path(product.catalogId).flatMap(({ name }) => textsIn(name));
  return {
    text: fold([...texts, ...categories, ...values.flatMap(({ value }) => textsIn(value))].join('\n')),
    key: partKey(productNum),
    numbers: values.flatMap(({ column, value }) => {
      if (column.kind !== 'number') return [];
      const { n, h } = value as NumberValue;
      return [{ unit: column.unit ?? '', ends: [n, h].filter((end) => end !== undefined) }];
    }),
  };
}

interface Term {
  readonly word: string;
  readonly key: string;
  readonly value: PartValue | undefined;
}

/** Takes a search apart; words that mean nothing are dropped. */
export function readTerms(text: string): Term[] {
  return fold(text)
    .split(/[\s,;，；、]+/)
    .flatMap((word) => {
      if (!/[\p{L}\p{N}]/u.test(word)) return [];
      const parsed = parsePartValue(word);
      return [{ word, key: partKey(word), value: parsed.ok ? parsed.value : undefined }];
    })
    .slice(0, 8);
}

function hasValue({ numbers }: SearchableWords, { si, unit }: PartValue): boolean {
  const ends = typeof si === 'number' ? [si] : [si.min, si.max].filter((end) => end !== undefined);
  const candidates = numbers.filter((one) => unit === '' || !isUnit(one.unit) || one.unit === unit);
  return ends.every((end) => candidates.some((one) => one.ends.some((stated) => sameNumber(stated, end))));
}

/** Whether a product has every word of a search: in a text, in its part number, or as a value. */
export function hasTerms(catalogue: Catalogue, product: ProductEntry, terms: readonly Term[]): boolean {
  const words = wordsOf(catalogue, product);
  return terms.every(
    ({ word, key, value }) =>
      words.text.includes(word) ||
      (key.length >= 2 && words.key.includes(key)) ||
      (value !== undefined && hasValue(words, value)),
  );
}
