import type { PartValue } from '#domain/part-values/index.ts';

/** The ends of a parsed value as products keep them: one number as `n`, a range as `n` and `h`, an open end absent. */
export function asNumber({ si }: PartValue): { n?: number; h?: number } {
  if (typeof si === 'number') return { n: si };
  return { ...(si.min === undefined ? {} : { n: si.min }), ...(si.max === undefined ? {} : { h: si.max }) };
}
