import type { Json } from '#description/json.ts';

/** A value that breaks one keyword of its schema, or is just within it. */
export interface Variant {
  /** Steps from the value to what is changed. */
  readonly path: readonly string[];
  /** What is special about it, e.g. `above the maximum`. */
  readonly what: string;
  /** What the description says there, e.g. `at most 100`. */
  readonly expected: string;
  readonly value: Json;
}

export interface Variants {
  readonly breaks: readonly Variant[];
  /** Allowed, and as far as one can go. */
  readonly edges: readonly Variant[];
}

/** How values travel: as text in a field of their own, where everything is text, or typed inside JSON text. */
export type Carrier = 'field' | 'json';

/** The same variants, seen from one step further out. */
export function inside(variants: Variants, step: string, put: (value: Json) => Json): Variants {
  const moveVariant = (variant: Variant): Variant => ({
    ...variant,
    path: [step, ...variant.path],
    value: put(variant.value),
  });
  return { breaks: variants.breaks.map(moveVariant), edges: variants.edges.map(moveVariant) };
}

/** The variants of several sources as one. */
export function joinVariants(all: readonly Variants[]): Variants {
  return { breaks: all.flatMap(({ breaks }) => breaks), edges: all.flatMap(({ edges }) => edges) };
}
