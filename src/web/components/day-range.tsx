import { Field } from './field.tsx';
import { Input } from './input.ts';

interface DayRangeProps {
  /** yyyy-MM-dd, or empty. */
  startDate: string;
  endDate: string;
  fromLabel: string;
  toLabel: string;
  /** Said when the first day is after the last. */
  reversed: string;
}

/** The first and the last day of a search. */
export function DayRange({ startDate, endDate, fromLabel, toLabel, reversed }: DayRangeProps) {
  // Days as text compare like days.
  const isReversed = startDate !== '' && endDate !== '' && startDate > endDate;
  return (
    <>
      <Field label={fromLabel}>
        {(control) => <Input {...control} type="date" name="startDate" defaultValue={startDate} />}
      </Field>
      <Field label={toLabel} error={isReversed ? reversed : undefined}>
        {(control) => <Input {...control} type="date" name="endDate" defaultValue={endDate} />}
      </Field>
    </>
  );
}
