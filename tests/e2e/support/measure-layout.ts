/** What is wrong with the layout of a page; each entry names the element. */
export interface LayoutFindings {
  /** Visible controls whose own centre belongs to something else. */
  readonly covered: string[];
  /** Controls that offer less room than was asked for. */
  readonly small: string[];
  /** Areas that scroll up and down by themselves inside a page that does so too. */
  readonly scrolling: string[];
  /** How much wider than the window the page is, in pixels. */
  readonly overflow: number;
}

/**
 * Looks at every visible control of the open page, of its topmost dialog if there is one, and scrolls each to the middle of
 * the window first. `target` is the least width and height in pixels, by its box or by what can be hit around it; links
 * inside a sentence are left out of that. Runs in the page.
 */
export function measureLayout(target: number): LayoutFindings {
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return visible && width > 2 && height > 2;
  };
  const nameOf = (element: Element | null) => {
    if (!element) return 'nothing';
    const { width, height } = element.getBoundingClientRect();
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const around = element.parentElement?.closest('[aria-label], dialog, header, aside, main, footer');
    const size = `${Math.round(width)}×${Math.round(height)}`;
    const where = around?.getAttribute('aria-label') ?? around?.tagName.toLowerCase();
    return `${element.tagName.toLowerCase()} "${text}" ${size} in ${where}`;
  };
  const labelsOf = (control: Element) =>
    control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const hits = (control: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [control, ...labelsOf(control)].some((part) => part.contains(hit));
  };
  const isInline = (node: Node) =>
    node instanceof Text || (node instanceof Element && getComputedStyle(node).display.startsWith('inline'));
  /** The text on the lines of a control: what comes before and after it up to the next block. */
  const textAround = (control: Element, next: 'previousSibling' | 'nextSibling') => {
    let text = '';
    for (let node = control[next]; node && isInline(node); node = node[next]) text += node.textContent ?? '';
    return text;
  };
  const isInSentence = (control: Element) => {
    if (getComputedStyle(control).display !== 'inline') return false;
    // A mouse needs less: there the text of the block counts, too, which keeps other targets away (WCAG 2.5.8, spacing).
    const block = control.parentElement?.textContent?.trim() ?? '';
    if (target < 40) return block.length > (control.textContent?.trim().length ?? 0) + 2;
    const around = textAround(control, 'previousSibling') + textAround(control, 'nextSibling');
    return around.trim().length > 2;
  };
  /** Whether the control is wide or high enough, with its labels, or can be hit as far as that from its centre. */
  const isLargeEnough = (control: Element, x: number, y: number) => {
    const boxes = [control, ...labelsOf(control)].map((part) => part.getBoundingClientRect());
    const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const half = target / 2 - 0.25;
    const isWide = width > target - 0.5 || (hits(control, x - half, y) && hits(control, x + half, y));
    const isHigh = height > target - 0.5 || (hits(control, x, y - half) && hits(control, x, y + half));
    return isWide && isHigh;
  };

  const covered: string[] = [];
  const small: string[] = [];
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const controls = root.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
  );
  for (const control of controls) {
    if (!isShown(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [box] = [...control.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
    if (!box) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!hits(control, x, y))
      covered.push(`${nameOf(control)} by ${nameOf(document.elementFromPoint(x, y))}`);
    else if (!isInSentence(control) && !isLargeEnough(control, x, y)) small.push(nameOf(control));
  }
  window.scrollTo(0, 0);
  const page = document.documentElement;
  const least = 120;
  const scrolling = [...document.querySelectorAll('main *')].filter((element) => {
    if (element.scrollHeight <= element.clientHeight + 1 || element.clientHeight < least) return false;
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY);
    return scrolls && isShown(element) && page.scrollHeight > page.clientHeight;
  });
  return {
    covered,
    small,
    scrolling: scrolling.map(nameOf),
    overflow: page.scrollWidth - page.clientWidth,
  };
}
