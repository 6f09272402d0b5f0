import type { TFunction } from 'i18next';
import type { Language } from '#domain/language.ts';
import { boxUnit, dependsOnValues, usualUnit } from '#domain/part-values/box-unit.ts';
import { formatPartValue } from '#domain/part-values/format.ts';
import { isUnit } from '#domain/part-values/units.ts';
import { filterFromWire } from '#domain/part-values/wire-filter.ts';
import { listProductsFormRecommendValues } from '#generated/enums.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';
import { formatCount } from '#web/i18n/format.ts';
import { changeState, withColumn } from './list-state.ts';
import { type ListState, notStated } from './list-url.ts';
import { hasRanges, modeOf, rangeEnds } from './number-range.ts';

/** One condition of the list as it is shown, and the list without it. */
export interface Condition {
  readonly key: string;
  /** What is narrowed: a column, the keyword. Empty where the value is clear by itself. */
  readonly name: string;
  readonly value: string;
  readonly without: ListState;
}

interface Spoken {
  readonly language: Language;
  readonly t: TFunction;
}

interface Naming extends Spoken {
  readonly columns: readonly Column[];
  readonly facets: readonly Facet[];
  /** Writes a price of one piece, given in dollar cents. */
  readonly unitPrice: (cents: number) => string;
}

/** The unit that most values of a column are stated in, and that its boxes therefore take. */
export function unitOfBoxes(unit: string | null | undefined, facet: Facet | undefined): string {
  if (!unit || !dependsOnValues(unit)) return usualUnit(unit ?? '');
  const numbers = facet?.values.flatMap(({ value }) => {
    const filter = filterFromWire(value);
    if (!filter.ok) return [];
    const stated = filter.value.value;
    return typeof stated === 'number' ? [stated] : [stated.min ?? 0, stated.max ?? 0];
  });
  return boxUnit(unit, numbers ?? []);
}

/** A number or range in the unit of its column, in words; `shownIn` is that of the boxes. */
export function numberLabel(
  token: string,
  unit: string | undefined,
  language: Language,
  shownIn?: string,
): string {
  const filter = filterFromWire(token);
  const known = unit ?? '';
  return filter.ok
    ? formatPartValue(filter.value.value, isUnit(known) ? known : '', language, shownIn)
    : token;
}

/** What the ranges of a column cover: both ends, or the one that was asked for. */
function requirementLabel(token: string, unit: string | undefined, language: Language): string {
  const { min, max } = rangeEnds(token);
  const one = min ?? max;
  const both = min !== undefined && max !== undefined;
  return numberLabel(both || one === undefined ? token : String(one), unit, language);
}

/** A choice in a column of ranges, as a requirement in words. */
export function rangeLabel(token: string, unit: string | undefined, { language, t }: Spoken): string {
  switch (modeOf(token)) {
    case 'exactly':
      return t('catalogue.filter.exactly', { value: numberLabel(token, unit, language) });
    case 'overlaps':
      return t('catalogue.filter.overlaps', { value: numberLabel(token, unit, language) });
    case 'covers':
      return t('catalogue.filter.covers', { value: requirementLabel(token, unit, language) });
    case undefined:
      return token;
  }
}

function tokenLabel(token: string, column: Column, naming: Naming): string {
  const { facets, language, t } = naming;
  if (token === notStated) return t('catalogue.filter.notStated');
  if (column.columnComment === 'number' && (hasRanges(column) || modeOf(token) === 'overlaps'))
    return rangeLabel(token, column.unit, naming);
  const facet = facets.find(({ columnId }) => columnId === column.columnId);
  const label = facet?.values.find(({ value }) => value === token)?.label;
  if (label !== undefined) return label;
  if (column.columnComment === 'number')
    return numberLabel(token, column.unit, language, unitOfBoxes(column.unit, facet));
  return facet ? t('catalogue.filter.unknownValue', { value: token }) : '…';
}

function priceLabel(min: number | undefined, max: number | undefined, { unitPrice }: Naming): string {
  if (min === undefined) return `≤ ${unitPrice(max ?? 0)}`;
  return max === undefined ? `≥ ${unitPrice(min)}` : `${unitPrice(min)} – ${unitPrice(max)}`;
}

/** Everything that narrows the list, in the order of the panel. */
export function conditionsOf(state: ListState, naming: Naming): readonly Condition[] {
  const { t, columns } = naming;
  const { keyWord, inStock, minStock, minPrice, maxPrice, recommend, filters } = state;
  const plain: (Condition | false)[] = [
    recommend !== undefined && {
      key: 'recommend',
      name: '',
      value: t(
        recommend === listProductsFormRecommendValues.newProducts
          ? 'catalogue.filter.newProducts'
          : 'catalogue.filter.hotProducts',
      ),
      without: changeState(state, { recommend: undefined }),
    },
    keyWord !== '' &&
      !state.ofSearch && {
        key: 'keyWord',
        name: t('catalogue.filter.keyword'),
        value: keyWord,
        without: changeState(state, { keyWord: '' }),
      },
    inStock && {
      key: 'inStock',
      name: '',
      value: t('catalogue.filter.inStock'),
      without: changeState(state, { inStock: false }),
    },
    minStock !== undefined && {
      key: 'minStock',
      name: t('catalogue.list.stock'),
      value: `≥ ${formatCount(minStock)}`,
      without: changeState(state, { minStock: undefined }),
    },
    (minPrice ?? maxPrice) !== undefined && {
      key: 'price',
      name: t('catalogue.list.unitPrice'),
      value: priceLabel(minPrice, maxPrice, naming),
      without: changeState(state, { minPrice: undefined, maxPrice: undefined }),
    },
  ];
  const chosen = columns.flatMap((column) => {
    const tokens = filters[column.columnId] ?? [];
    return tokens.map((token) => ({
      key: `${column.columnId} ${token}`,
      name: column.columnName,
      value: tokenLabel(token, column, naming),
      without: withColumn(
        state,
        column.columnId,
        tokens.filter((other) => other !== token),
      ),
    }));
  });
  return [...plain.filter((condition) => condition !== false), ...chosen];
}
