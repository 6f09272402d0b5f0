import { filterFromWire, isUnit, parsePartValue, sameValue } from '#domain/part-values/index.ts';

/** A filter column of a category with its values, as the facets call returns it. */
export interface ValueFacet {
  readonly columnId: number;
  readonly kind: string;
  readonly unit?: string | undefined;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}

/** A product with its values as `column{id}`. */
export interface DescribedProduct {
  readonly brand?: string | undefined;
  readonly [column: `column${number}`]: string | undefined;
}

/** Column id → the one value wanted in it, as it travels. */
export type AlikeFilters = Readonly<Record<number, readonly string[]>>;

/** Package and main value: the two columns that every category of parts begins with, after the maker. */
const decidingColumns = 2;

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
 * Filters that find replacements for a product, the most alike first: same package and main value by any maker, then the same
 * main value, then anything in the category. `facets` are those of the products in stock, in the order of the category.
 */
export function alternativeFilters(
  product: DescribedProduct,
  facets: readonly ValueFacet[],
): readonly AlikeFilters[] {
  const stated = facets.flatMap((facet) => {
    const text = product[`column${facet.columnId}`];
    return text !== undefined && text !== product.brand ? [{ facet, text }] : [];
  });
  const found = stated.slice(0, decidingColumns).map(({ facet, text }) => {
    const value = facetValue(text, facet);
    return value === undefined ? undefined : ([facet.columnId, [value]] as const);
  });
  return found
    .flatMap((column, index): AlikeFilters[] => {
      const rest = found.slice(index).filter((one) => one !== undefined);
      return column && rest.length === found.length - index ? [Object.fromEntries(rest)] : [];
    })
    .concat({});
}
