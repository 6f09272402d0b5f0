import { mostFrequent } from '../part-values/index.ts';

/** A text of a column and how many products state it. */
export interface CountedText {
  readonly id: number;
  readonly count: number;
}

export interface TextChoice {
  readonly id: number;
  readonly label: string;
  readonly count: number;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The values of a text column that can be chosen, counted among the products that fit all other filters. Sorted by frequency
 * in the whole category, so that the order stays the same while filters change; equally frequent ones by label, then id.
 */
export function textChoices(
  whole: readonly CountedText[],
  now: readonly CountedText[],
  labelOf: (id: number) => string | undefined,
): TextChoice[] {
  const counts = new Map(now.map(({ id, count }) => [id, count]));
  return mostFrequent(whole)
    .flatMap(({ id, count: ofAll }) => {
      const label = labelOf(id);
      return label === undefined ? [] : [{ ofAll, choice: { id, label, count: counts.get(id) ?? 0 } }];
    })
    .sort((a, b) => b.ofAll - a.ofAll || compare(a.choice.label, b.choice.label) || a.choice.id - b.choice.id)
    .map(({ choice }) => choice);
}
