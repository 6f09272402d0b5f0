/** What a page reports about itself while it is opened; `watchPage` puts it into the window. */
export interface PageWatch {
  /** Layout shifts that nobody asked for, with what moved. */
  readonly shifts: { value: number; moved: string[] }[];
  /** Whether everything was loaded and drawn a moment ago, and nothing moved since. */
  isSettled: () => boolean;
}

declare global {
  interface Window {
    pageWatch: PageWatch;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      node: Node | null;
      previousRect: DOMRectReadOnly;
      currentRect: DOMRectReadOnly;
    }[];
  }
}

/** Runs in the page before anything else: notes layout shifts and follows the calls that are on their way. */
export function watchPage(): void {
  const quiet = 120;
  let running = 0;
  let lastChange = performance.now();
  const note = () => {
    lastChange = performance.now();
  };
  const shifts: PageWatch['shifts'] = [];
  const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(y)}+${Math.round(height)}`;
  new PerformanceObserver((list) => {
    // Entries of the one type that is observed below.
    for (const entry of list.getEntries() as LayoutShift[]) {
      note();
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const text = node?.textContent?.trim().slice(0, 30) ?? '';
        return `${node?.nodeName} "${text}" ${place(previousRect)} → ${place(currentRect)}`;
      });
      shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const fetchOf = window.fetch;
  window.fetch = async (...request) => {
    running += 1;
    try {
      return await fetchOf(...request);
    } finally {
      running -= 1;
      note();
    }
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true });
  /** The animation of skeletons (`web/components/skeleton.ts`). */
  const isBreathing = (one: Animation) => one instanceof CSSAnimation && one.animationName === 'breathe';
  const isSettled = () =>
    document.readyState === 'complete' &&
    (document.getElementById('root') === null || 'ready' in document.documentElement.dataset) &&
    running === 0 &&
    document.querySelector('main h1') !== null &&
    document.querySelector('main [aria-busy=true]') === null &&
    !document.getAnimations().some(isBreathing) &&
    performance.now() - lastChange > quiet;
  window.pageWatch = { shifts, isSettled };
}
