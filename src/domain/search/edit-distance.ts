/** Number of single edits between two texts, two neighbours in the wrong order being one; `limit` + 1 where there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const same = a.charAt(row - 1) === b.charAt(at - 1);
      let edits = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = a.charAt(row - 1) === b.charAt(at - 2) && a.charAt(row - 2) === b.charAt(at - 1);
      if (row > 1 && at > 1 && swapped) edits = Math.min(edits, (before[at - 2] ?? 0) + 1);
      next.push(edits);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
