import type { SystemStyleObject } from '@chakra-ui/react';
import { MeasuredText } from '#web/components/measured-text.tsx';

interface ValueLook {
  readonly gap?: string;
  readonly unitSize?: string;
}

/** The look of values, set once on the table that shows them. */
export function valueStyles({ gap = '2px', unitSize = 'xs' }: ValueLook = {}): SystemStyleObject {
  return {
    '& [data-unit]': { marginInlineStart: gap, color: 'fg.muted', fontSize: unitSize },
    '& [data-unit=short]': { whiteSpace: 'nowrap' },
    '& [data-none]': { color: 'fg.muted' },
  };
}

/** Where a table has room: a value takes one line and its condition another. */
export const wholeConditionStyles: SystemStyleObject = { '& [data-condition]': { whiteSpace: 'nowrap' } };

/** In print a unit is as large as its number. */
export const printedValueStyles: SystemStyleObject = { '& [data-unit]': { fontSize: 'inherit' } };

/** A number, then its unit: `4.7 kΩ`, `±1%`, `-40~85℃`. What holds digits after the unit is left as it is. */
const measured = /^([±<>≤≥~+\-−\d][±<>≤≥~+\-−\d.,\s/]*?\s?)([^\d\s][^\d]*)$/;

/** Characters; a longer text is a remark and no unit. No line ends inside a unit, such as after the slash of `V/µs`. */
const longestUnit = 10;
const noBreakSpace = '\u00a0';

/** What a value holds for: `26.5 mΩ @ 10 V, 5.7 A`. A longer one is a remark. */
const conditional = /^(.+) (@ .{1,16})$/;

/** A value with its condition, which may be kept on one line. */
function ConditionalText({ text }: { text: string }) {
  const [, value, condition] = conditional.exec(text) ?? [];
  if (!value || !condition) return <MeasuredText text={text} />;
  return (
    <>
      <MeasuredText text={value} />{' '}
      <span data-condition>
        <MeasuredText text={condition} />
      </span>
    </>
  );
}

/** A value as it was stated, its unit smaller and muted; a dash where nothing is stated. */
export function ValueText({ text }: { text: string | undefined }) {
  if (!text) return <span data-none>–</span>;
  const [, number, unit] = measured.exec(text) ?? [];
  if (!number || !unit) return <ConditionalText text={text} />;
  return (
    <>
      {number.replace(/ $/, noBreakSpace)}
      <span data-unit={unit.length > longestUnit ? 'long' : 'short'}>{unit}</span>
    </>
  );
}
