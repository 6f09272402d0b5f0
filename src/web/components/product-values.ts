import type { Product } from '#generated/hooks/model/product.ts';

/** Longer values are sentences, not figures. */
const mostCharacters = 24;
const columnName = /^column\d+$/;

/** Pictures, documents and markup are not figures either. */
function isFigure(value: string): boolean {
  return value.length <= mostCharacters && !/^(?:\/|https?:|\[)|</.test(value);
}

/** `10 Ω` and `10Ω` are the same value. */
function joinUnits(text: string): string {
  return text.replace(/(?<=\d)\s+(?=\D)/g, '');
}

function hasWords(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

/** Whether the name shown next to a value says it already. */
function isSaid(value: string, name: string): boolean {
  return hasWords(name, value) || hasWords(joinUnits(name), joinUnits(value));
}

/**
 * The first parameters of a product in the order of its category, without those that the `name` next to them says; brand
 * and package are shown apart.
 */
export function keyValues(product: Product, count: number, name = ''): readonly string[] {
  const apart = [product.brand, product.packageName];
  const values = Object.entries(product).flatMap(([name, value]) =>
    columnName.test(name) && typeof value === 'string' ? [value.trim()] : [],
  );
  const figures = values.filter(
    (value) => value !== '' && isFigure(value) && !apart.includes(value) && !isSaid(value, name),
  );
  return [...new Set(figures)].slice(0, count);
}

/** Who makes the part and what it comes in, as far as it is known and the `name` next to it does not say it. */
export function makeAndPackage({ brand, packageName }: Product, name = ''): string {
  return [brand, packageName].filter((text) => text && !isSaid(text, name)).join(' · ');
}

/** The name next to the part number, without repeating it. */
export function shortName({ productName, productNum }: Product): string {
  const rest = productName.startsWith(productNum) ? productName.slice(productNum.length).trim() : productName;
  return rest === '' ? productName : rest;
}
