import { parsePartValue } from './parse.ts';
import { sameValue } from './same-value.ts';

/** Whether two stated texts are the same value of a part: `-40~85℃` and `-40 ℃ ~ 85 ℃` are, in a number column; texts but for spaces. */
export function sameStated(one: string | undefined, other: string | undefined, isNumber: boolean): boolean {
  if (one?.replaceAll(' ', '') === other?.replaceAll(' ', '')) return true;
  if (!isNumber) return false;
  const [a, b] = [parsePartValue(one ?? ''), parsePartValue(other ?? '')];
  return a.ok && b.ok && a.value.condition === b.value.condition && sameValue(a.value, b.value);
}
