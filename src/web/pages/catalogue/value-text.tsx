import type { SystemStyleObject } from '@chakra-ui/react';

interface ValueLook {
  readonly gap?: string;
  readonly unitSize?: string;
}

/** The look of values, set once on the table that shows them. */
export function valueStyles({ gap = '2px', unitSize = 'xs' }: ValueLook = {}): SystemStyleObject {
  return {
    '& [data-unit]': { marginInlineStart: gap, color: 'fg.muted', fontSize: unitSize },
    '& [data-none]': { color: 'fg.muted' },
  };
}

/** In print a unit is as large as its number. */
export const printedValueStyles: SystemStyleObject = { '& [data-unit]': { fontSize: 'inherit' } };

/** A number, then its unit: `4.7 kΩ`, `±1%`, `-40~85℃`. What holds digits after the unit is left as it is. */
const measured = /^([±<>≤≥~+\-−\d][±<>≤≥~+\-−\d.,\s/]*?\s?)([^\d\s][^\d]*)$/;

/** A line does not end between a number and its unit: `3.2 mΩ @ 4.5 V`. */
const betweenNumberAndUnit = /(?<=\d) (?=\p{L}|[%°℃Ωµ])/gu;
const noBreakSpace = '\u00a0';

/** A value as it was stated, its unit smaller and muted; a dash where nothing is stated. */
export function ValueText({ text }: { text: string | undefined }) {
  if (!text) return <span data-none>–</span>;
  const unbroken = text.replace(betweenNumberAndUnit, noBreakSpace);
  const [, number, unit] = measured.exec(unbroken) ?? [];
  if (!number || !unit) return unbroken;
  return (
    <>
      {number}
      <span data-unit>{unit}</span>
    </>
  );
}
