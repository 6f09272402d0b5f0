import { type CountedNumber, numberHistogram } from '#domain/catalogue/number-histogram.ts';
import { filterFromWire } from '#domain/part-values/wire-filter.ts';
import type { Facet } from '#generated/hooks/model/facet.ts';

const steps = 32;
const barWidth = 6;
const height = 28;

function countedNumbers(values: Facet['values']): readonly CountedNumber[] {
  return values.flatMap(({ value, count }) => {
    const filter = filterFromWire(value);
    const number = filter.ok ? filter.value.value : undefined;
    return typeof number === 'number' ? [{ number, count }] : [];
  });
}

/** A bar as a path, so that all of them are one element; what is there is seen, however little. */
function barPath(count: number, most: number, step: number): string {
  if (count === 0) return '';
  const top = height - Math.max(2, Math.round(Math.sqrt(count / most) * height));
  return `M${step * barWidth} ${height}V${top}h${barWidth - 1}V${height}z`;
}

/** The distribution of the products over the range of the boxes; the same counts are next to the values below. */
export function RangeHistogram({ facet }: { facet: Facet | undefined }) {
  const bars = numberHistogram(countedNumbers(facet?.values ?? []), steps);
  if (!bars) return null;
  const most = Math.max(...bars);
  return (
    <svg
      viewBox={`0 0 ${steps * barWidth} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      aria-hidden="true"
      fill="var(--store-colors-line-control)"
    >
      <path d={bars.map((count, step) => barPath(count, most, step)).join('')} />
    </svg>
  );
}
