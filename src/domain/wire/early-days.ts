import { isAfterToday } from '#domain/beijing-day.ts';
import type { Finding } from './finding.ts';

/** The fields of a request that must hold a day after the current one in Beijing, and do not. */
export function earlyDays(
  { afterToday = [] }: { readonly afterToday?: readonly string[] },
  request: Readonly<Record<string, unknown>>,
  now: Date,
): readonly Finding[] {
  const isEarly = (value: unknown) => typeof value === 'string' && !isAfterToday(value, now);
  return afterToday
    .filter((name) => isEarly(request[name]))
    .map((field) => ({ field, rule: 'afterToday' as const }));
}
