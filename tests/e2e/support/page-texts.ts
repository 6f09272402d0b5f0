/**
 * Every text of the page that somebody sees or hears, without what states another language by `lang`. Runs in the page and may use
 * nothing from outside.
 */
export function pageTexts(): string[] {
  const texts = new Set<string>();
  const isElsewhere = (element: Element) =>
    element.closest('script, style, noscript, template, code, pre, textarea, [translate=no]') !== null ||
    element.closest('[lang]') !== document.documentElement;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement } = node;
    if (parentElement && !isElsewhere(parentElement)) texts.add((node.textContent ?? '').trim());
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!isElsewhere(element)) texts.add((element.getAttribute(name) ?? '').trim());
  }
  texts.delete('');
  return [...texts];
}
