/** How many products state a number. */
export interface CountedNumber {
  readonly number: number;
  readonly count: number;
}

/**
 * Products per step of the range of a column, from its smallest to its largest number. The steps are logarithmic where no number is
 * negative and the largest is at least ten times the smallest above 0, as with resistances from 1 mΩ to 10 MΩ; zeros then count in
 * the first step. Otherwise the steps are equally wide. Undefined where there is nothing to see: fewer than three different numbers.
 */
export function numberHistogram(
  numbers: readonly CountedNumber[],
  steps: number,
): readonly number[] | undefined {
  const counted = numbers.filter(({ count }) => count > 0);
  if (new Set(counted.map(({ number }) => number)).size < fewestNumbers) return undefined;
  const stated = counted.map(({ number }) => number);
  const smallest = Math.min(...stated.filter((number) => number > 0));
  const isWide = Math.min(...stated) >= 0 && Math.max(...stated) >= decade * smallest;
  const scale = (number: number) => (isWide ? Math.log(Math.max(number, smallest)) : number);
  const [low, high] = [scale(Math.min(...stated)), scale(Math.max(...stated))];
  const bars = Array.from({ length: steps }, () => 0);
  for (const { number, count } of counted) {
    const step = Math.min(steps - 1, Math.floor(((scale(number) - low) / (high - low)) * steps));
    bars[step] = (bars[step] ?? 0) + count;
  }
  return bars;
}

const fewestNumbers = 3;
const decade = 10;
