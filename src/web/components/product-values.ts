import type { Product } from '#generated/hooks/model/product.ts';

/** Longer values are sentences, not figures. */
const mostCharacters = 24;
const columnName = /^column\d+$/;

/** Pictures, documents and markup are no figures either. */
function isFigure(value: string): boolean {
  return value.length <= mostCharacters && !/^(?:\/|https?:|\[)|</.test(value);
}

/** The first parameters of a product in the order of its category; brand and package are shown apart. */
export function keyValues(product: Product, count: number): readonly string[] {
  const apart = [product.brand, product.packageName];
  const values = Object.entries(product).flatMap(([name, value]) =>
    columnName.test(name) && typeof value === 'string' ? [value.trim()] : [],
  );
  const figures = values.filter((value) => value !== '' && isFigure(value) && !apart.includes(value));
  return [...new Set(figures)].slice(0, count);
}

/** Who makes the part and what it comes in, as far as it is known. */
export function makeAndPackage({ brand, packageName }: Product): string {
  return [brand, packageName].filter(Boolean).join(' · ');
}

/** The name next to the part number, without repeating it. */
export function shortName({ productName, productNum }: Product): string {
  const rest = productName.startsWith(productNum) ? productName.slice(productNum.length).trim() : productName;
  return rest === '' ? productName : rest;
}
