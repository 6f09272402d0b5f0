import { mostFrequent } from '../part-values/index.ts';

/** A text of a column and how many products state it. */
export interface CountedText {
  readonly id: number;
  readonly count: number;
}

/** A text that can be chosen, as it is shown. */
export interface OfferedText {
  readonly id: number;
  readonly label: string;
}

export interface TextChoice extends OfferedText {
  readonly count: number;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * The values of a text column that can be chosen. Sorted by frequency in the whole category, so that the order stays the same while
 * filters change; equally frequent ones by label, then id.
 */
export function offeredTexts(
  whole: readonly CountedText[],
  labelOf: (id: number) => string | undefined,
): OfferedText[] {
  return mostFrequent(whole)
    .flatMap(({ id, count }) => {
      const label = labelOf(id);
      return label === undefined ? [] : [{ count, text: { id, label } }];
    })
    .sort((a, b) => b.count - a.count || compare(a.text.label, b.text.label) || a.text.id - b.text.id)
    .map(({ text }) => text);
}

/** How many products state each of the texts among those of `now`: the ones that fit all other filters. */
export function countTexts(offered: readonly OfferedText[], now: readonly CountedText[]): number[] {
  const counts = new Map(now.map(({ id, count }) => [id, count]));
  return offered.map(({ id }) => counts.get(id) ?? 0);
}

/** The values of a text column that can be chosen, counted among the products that fit all other filters. */
export function textChoices(
  whole: readonly CountedText[],
  now: readonly CountedText[],
  labelOf: (id: number) => string | undefined,
): TextChoice[] {
  const offered = offeredTexts(whole, labelOf);
  const counts = countTexts(offered, now);
  return offered.map(({ id, label }, index) => ({ id, label, count: counts[index] ?? 0 }));
}
