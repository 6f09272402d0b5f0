import { groupDigits } from './text/group-digits.ts';

/** A whole number with its English noun: `1 operation`, `2,000 operations`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${groupDigits(String(count))} ${count === 1 ? one : many}`;
}
