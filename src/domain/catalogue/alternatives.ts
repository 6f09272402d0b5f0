import { filterFromWire, isUnit, parsePartValue, sameStated, sameValue } from '#domain/part-values/index.ts';
import { columnListTypeValues } from '#generated/enums.ts';
import { isSoldOut, type SoldProduct } from '../cart/line-problem.ts';

/** A filter column of a category with its values, as the facets call returns it. */
export interface ValueFacet {
  readonly columnId: number;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A column as the definitions of a category describe it. */
export interface RankedColumn {
  readonly columnId: number;
  readonly columnName: string;
  readonly columnComment: string;
  readonly listType: number;
  readonly keyRank?: number | undefined;
}

/** A product with its values as `column{id}`. */
export interface DescribedProduct {
  readonly [column: `column${number}`]: string | undefined;
}

/** Column id → the one required value, as it travels. */
export type AlikeFilters = Readonly<Record<number, readonly string[]>>;

/** What a part states in a key parameter otherwise than another; undefined is not stated. */
export interface Difference {
  readonly columnId: number;
  readonly name: string;
  readonly theirs: string | undefined;
  readonly ours: string | undefined;
}

/** A part that may replace another, and every key parameter in which it differs. */
export interface Alternative<Part> {
  readonly part: Part;
  readonly differences: readonly Difference[];
}

/** How many of the key parameters the most alike parts must agree in; the others are compared part by part. */
const decidingColumns = 2;

/** The key parameters of a category that its lists carry, the most important first. */
function keyColumns<Column extends RankedColumn>(columns: readonly Column[]): readonly Column[] {
  return columns
    .filter(({ keyRank, listType }) => keyRank !== undefined && listType === columnListTypeValues.inTable)
    .toSorted((a, b) => (a.keyRank ?? 0) - (b.keyRank ?? 0));
}

/** The value of a facet that is what the product states; undefined when none is. */
function facetValue(stated: string, { kind, unit = '', values }: ValueFacet): string | undefined {
  if (kind !== 'number') return values.find(({ label }) => label === stated)?.value;
  const known = isUnit(unit) ? unit : '';
  const parsed = parsePartValue(stated, { kind: known });
  if (!parsed.ok) return undefined;
  return values.find(({ value }) => {
    const filter = filterFromWire(value);
    return filter.ok && sameValue({ si: filter.value.value, unit: known }, parsed.value);
  })?.value;
}

/**
 * Filters that find replacements for a product, the most alike first: those that agree in its two most important parameters, then in
 * the first of them, then anything in the category. `facets` are those of the products in stock.
 */
export function alternativeFilters(
  product: DescribedProduct,
  columns: readonly RankedColumn[],
  facets: readonly ValueFacet[],
): readonly AlikeFilters[] {
  const deciding = keyColumns(columns).slice(0, decidingColumns);
  const found: [number, string[]][] = [];
  const result: AlikeFilters[] = [{}];
  for (const { columnId } of deciding) {
    const stated = product[`column${columnId}`];
    const facet = facets.find((one) => one.columnId === columnId);
    const value = stated !== undefined && facet ? facetValue(stated, facet) : undefined;
    if (value === undefined) break;
    found.push([columnId, [value]]);
    result.unshift(Object.fromEntries(found));
  }
  return result;
}

/** The key parameters in which a part differs from the product that it is to replace, the most important first. */
export function differencesBetween(
  product: DescribedProduct,
  part: DescribedProduct,
  columns: readonly RankedColumn[],
): readonly Difference[] {
  return keyColumns(columns).flatMap(({ columnId, columnName, columnComment }) => {
    const [ours, theirs] = [product[`column${columnId}`], part[`column${columnId}`]];
    if (sameStated(ours, theirs, columnComment === 'number')) return [];
    return [{ columnId, name: columnName, theirs, ours }];
  });
}

/**
 * Parts that may replace a product: those that can be bought first, then by their differences, where one in a more important parameter
 * outweighs any number in less important ones. Equally good parts stay in their order.
 */
export function rankAlternatives<Part extends DescribedProduct & SoldProduct>(
  product: DescribedProduct,
  parts: readonly Part[],
  columns: readonly RankedColumn[],
): readonly Alternative<Part>[] {
  const ranked = keyColumns(columns).map(({ columnId }) => columnId);
  const weight = ({ columnId }: Difference) => 2 ** (ranked.length - ranked.indexOf(columnId));
  return parts
    .map((part) => {
      const differences = differencesBetween(product, part, columns);
      const distance = differences.reduce((sum, one) => sum + weight(one), 0);
      return { part, differences, distance, soldOut: Number(isSoldOut(part)) };
    })
    .toSorted((a, b) => a.soldOut - b.soldOut || a.distance - b.distance)
    .map(({ part, differences }) => ({ part, differences }));
}
