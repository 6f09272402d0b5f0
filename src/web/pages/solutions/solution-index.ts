import { listSolutionsFormLimits as limits } from '#generated/limits.ts';

const largestIndex = 99_999;

/** The place in the list, from 0, of the solution that the address shows; 0 when it says none or nonsense. */
export function parseSolutionIndex(query: URLSearchParams): number {
  const index = Number(query.get('index') ?? 0);
  return Number.isInteger(index) && index >= 0 && index <= largestIndex ? index : 0;
}

/** Most solutions that one call may list, and therefore that a page without scripts lists. */
const listed = limits.pageSize.maximum;

/** The place of the first solution that is listed next to the one at a place: every 100th. */
export function listStart(index: number): number {
  return index - (index % listed);
}
