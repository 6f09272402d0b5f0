const largestIndex = 99_999;

/** The place in the list, from 0, of the solution that the address shows; 0 when it says none or nonsense. */
export function parseSolutionIndex(query: URLSearchParams): number {
  const index = Number(query.get('index') ?? 0);
  return Number.isInteger(index) && index >= 0 && index <= largestIndex ? index : 0;
}
