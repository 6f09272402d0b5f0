import type { LeafKey } from './leaves.ts';

/** How a part is sold: what is cheap comes by the reel, what is dear by the piece. */
export type SellingClass = 'chip' | 'discrete' | 'ic' | 'dearIc' | 'electromechanical' | 'module';

/** One product of the demo catalogue, before prices, stock and texts. */
export interface DemoProduct {
  readonly leaf: LeafKey;
  readonly mpn: string;
  readonly brand: string;
  /** As suppliers write it; '-' where the part has none. */
  readonly package: string;
  /** Under which name it is drawn, where the package does not say. */
  readonly drawing?: string;
  readonly sold: SellingClass;
  /** US dollars for one piece of the smallest quantity. */
  readonly price: number;
  readonly reel?: number;
  /** Parameters by key of the glossary, as text. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Writes a number with the prefix that suppliers use: 4700, 'Ω' → `4.7kΩ`. */
export function written(value: number, unit: string): string {
  const steps: readonly (readonly [number, string])[] = [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
    [1, ''],
    [1e-3, 'm'],
    [1e-6, 'u'],
    [1e-9, 'n'],
    [1e-12, 'p'],
  ];
  const usable = unit === 'F' ? steps.filter(([size]) => size <= 1e-6 || size === 1) : steps;
  const [size, prefix] = usable.find(([step]) => Math.abs(value) >= step * 0.99999) ?? [1e-12, 'p'];
  return `${Number((value / size).toPrecision(5))}${prefix}${unit}`;
}

/** A price that grows from the cheapest by a share, rounded to what price lists show. */
export function scaled(price: number, factor: number): number {
  const value = price * factor;
  return Number(value.toPrecision(value < 0.01 ? 2 : 3));
}
