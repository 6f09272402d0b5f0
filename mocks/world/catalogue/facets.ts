import { textChoices } from '#domain/catalogue/text-choices.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import {
  choiceText,
  countSpans,
  numberChoices,
  outerNumbers,
  type StatedSpan,
} from '#domain/part-values/index.ts';
import { columnRangesValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { Known } from '../call.ts';
import type { ProductEntry } from '../entries.ts';
import type { Catalogue, CatalogueColumn } from './catalogue.ts';
import { statedNumberOf, textIdOf } from './conditions.ts';

type FacetAnswer = Answers['countProductFacets']['data'][number];
type Facet = Known<FacetAnswer>;
type Values = Known<FacetAnswer['values']>;

function countBy<T>(items: readonly (T | undefined)[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) if (item !== undefined) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

interface Counting {
  readonly catalogue: Catalogue;
  readonly column: CatalogueColumn;
  /** All products of the category. */
  readonly whole: readonly ProductEntry[];
  /** Products that match the conditions of all other columns. */
  readonly now: readonly ProductEntry[];
  readonly language: Language;
}

function textValues({ catalogue, column, whole, now, language }: Counting): Values {
  const countChoices = (products: readonly ProductEntry[]) =>
    [...countBy(products.map((product) => textIdOf(catalogue, product, column)))].map(([id, count]) => ({
      id,
      count,
    }));
  const labelOf = (id: number) => {
    const text = catalogue.text(id);
    return text && inLanguage(text, language);
  };
  return textChoices(countChoices(whole), countChoices(now), labelOf).map(({ id, label, count }) => ({
    value: String(id),
    label,
    count,
  }));
}

function numbersOf(
  catalogue: Catalogue,
  column: CatalogueColumn,
  products: readonly ProductEntry[],
): StatedSpan[] {
  return products.flatMap((product) => statedNumberOf(catalogue, product, column) ?? []);
}

function numberValues({ catalogue, column, whole, now, language }: Counting): Values {
  const countChoices = (products: readonly ProductEntry[]) =>
    countSpans(numbersOf(catalogue, column, products));
  return numberChoices(countChoices(whole), countChoices(now), catalogue.hasRanges(column)).map(
    ({ filter, wire, count }) => ({
      value: wire,
      label: choiceText(filter.value, column, language),
      count,
    }),
  );
}

/** A column with its values and the number of products that each would find. */
export function facetOf(counting: Counting): Facet {
  const { catalogue, column, now } = counting;
  const isText = column.kind === 'text';
  const facet: Facet = {
    columnId: column.id,
    kind: column.kind,
    ...(column.unit ? { unit: column.unit } : {}),
    values: isText ? textValues(counting) : numberValues(counting),
    notStated: now.filter((product) =>
      isText
        ? textIdOf(catalogue, product, column) === undefined
        : !statedNumberOf(catalogue, product, column),
    ).length,
  };
  if (isText) return facet;
  const ranges = catalogue.hasRanges(column)
    ? columnRangesValues.valueRanges
    : columnRangesValues.singleNumbers;
  return { ...facet, ranges, ...outerNumbers(numbersOf(catalogue, column, now)) };
}
