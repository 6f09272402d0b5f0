/** What a row of the list may be high, in pixels. */
export const highestRow = 56;

/**
 * Columns of the open list that reach into another one, cells that cut their value, and rows that are too high. Runs in the page.
 */
export function measureColumns(most: number): string[] {
  const surface = document.querySelector('section:has(> table)');
  const heads = [...(surface?.querySelectorAll('thead th') ?? [])].filter((head) => head.checkVisibility());
  const cells = [...(surface?.querySelectorAll('thead th, td') ?? [])];
  const rows = [...(surface?.querySelectorAll('tbody tr') ?? [])];
  const wide =
    surface && surface.scrollWidth > surface.clientWidth ? ['the table is wider than its place'] : [];
  const over = heads.slice(1).flatMap((head, index) => {
    const before = heads[index]?.getBoundingClientRect().right ?? 0;
    return head.getBoundingClientRect().left < before - 0.5 ? [`${head.textContent} covers another`] : [];
  });
  const cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
  const high = rows.filter((row) => row.getBoundingClientRect().height > most);
  return [
    ...wide,
    ...over,
    ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ...high.map(({ textContent }) => `high: ${textContent}`),
  ];
}
