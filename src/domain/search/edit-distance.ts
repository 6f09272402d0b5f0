/** Number of single edits between two texts, two neighbours in the wrong order being one; `limit` + 1 where there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return far;
  const width = b.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_, at) => at);
  let next: number[] = new Array(width);
  for (let row = 1; row <= a.length; row += 1) {
    // Further from the diagonal there are more edits than the limit.
    const [first, end] = [Math.max(1, row - limit), Math.min(b.length, row + limit)];
    next[first - 1] = first === 1 ? row : far;
    let least = next[first - 1] ?? far;
    for (let at = first; at <= end; at += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(at - 1);
      let edits = Math.min(
        (last[at] ?? far) + 1,
        (next[at - 1] ?? far) + 1,
        (last[at - 1] ?? far) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        at > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(at - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(at - 1);
      if (swapped) edits = Math.min(edits, (before[at - 2] ?? far) + 1);
      next[at] = edits;
      least = Math.min(least, edits);
    }
    if (end < b.length) next[end + 1] = far;
    if (least > limit) return far;
    [before, last, next] = [last, next, before.length === width ? before : new Array(width)];
  }
  return Math.min(far, last[b.length] ?? far);
}
