/**
 * Columns of the open list that no scrolling of its table shows as a whole, because another one stays on top of them or they
 * end outside of the window.
 */
export function findHiddenColumns(): string[] {
  const surface = document.querySelector('section:has(> table)');
  const heads = [...(surface?.querySelectorAll('thead th') ?? [])];
  if (!surface || heads.length === 0) return ['no table'];
  const shown = new Set<Element>();
  for (const left of [0, surface.scrollWidth]) {
    surface.scrollLeft = left;
    for (const head of heads) {
      const box = head.getBoundingClientRect();
      const isCovered = heads.some((other) => {
        if (other === head || getComputedStyle(other).position !== 'sticky') return false;
        const { left, right } = other.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left) > 1;
      });
      if (!isCovered && box.left >= 0 && box.right <= innerWidth) shown.add(head);
    }
  }
  surface.scrollLeft = 0;
  return heads.filter((head) => !shown.has(head)).map(({ textContent }) => textContent ?? '');
}
