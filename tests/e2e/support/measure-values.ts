/** Numbers with a unit, and days, of the visible page that are shown on two lines, each with its sentence. Runs in the page. */
export function findBrokenValues(): string[] {
  const value =
    /\d[ \u00a0]?(?:(?:[pnuµmkMG]?(?:Ω|F|H|VA|V|A|W|Hz|m|s|bps)|mil|dBm?|ppm|°C|℃|%|KB|MB|[kM]?bit|mAh|pcs)(?:\/(?:[nµmu]?s|℃|°C|√Hz|V|W|LSB))?)(?![\p{L}\d/])|\d{4}-\d\d-\d\d(?!\d)/gu;
  const blockOf = (node: Node): Element | null => {
    let element = node.parentElement;
    while (element && /^inline$|^contents$/.test(getComputedStyle(element).display))
      element = element.parentElement;
    return element;
  };
  const blocks = new Map<Element, Text[]>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const block = blockOf(node);
    if (!(node instanceof Text) || !block?.checkVisibility({ visibilityProperty: true })) continue;
    // What only a screen reader reads has no room for lines.
    if (block.clientWidth <= 2 || /^(?:SCRIPT|STYLE|OPTION|TITLE)$/.test(block.tagName)) continue;
    blocks.set(block, [...(blocks.get(block) ?? []), node]);
  }
  const broken: string[] = [];
  for (const [block, nodes] of blocks) {
    const whole = nodes.map(({ data }) => data).join('');
    const placeOf = (offset: number): [Text, number] | undefined => {
      let before = 0;
      for (const node of nodes) {
        if (offset <= before + node.data.length) return [node, offset - before];
        before += node.data.length;
      }
      return undefined;
    };
    for (const found of whole.matchAll(value)) {
      const [start, end] = [placeOf(found.index), placeOf(found.index + found[0].length)];
      if (!start || !end) continue;
      const range = document.createRange();
      range.setStart(...start);
      range.setEnd(...end);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      const [highest, lowest] = [
        Math.min(...boxes.map(({ bottom }) => bottom)),
        Math.max(...boxes.map(({ top }) => top)),
      ];
      if (lowest >= highest - 1) broken.push(`${block.tagName}: ${whole.slice(0, 100)} (${found[0]})`);
    }
  }
  return broken;
}

/** Texts that are cut without a way to read the rest, and placeholders that do not fit. Runs in the page. */
export function findCutTexts(): string[] {
  const names = (element: Element) =>
    `${element.tagName}: ${(element.textContent ?? '').trim().slice(0, 80)}`;
  const isReadable = (element: Element) => element.closest('[title], [aria-hidden=true]') !== null;
  const cut = [...document.querySelectorAll('body *')].filter((element) => {
    if (element.clientWidth <= 2 || element.clientHeight <= 2 || !element.checkVisibility()) return false;
    if (element.textContent?.trim() === '' || isReadable(element)) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isWide = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isHigh = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    return isWide || isHigh;
  });
  const pen = document.createElement('canvas').getContext('2d');
  const boxes = [...document.querySelectorAll('input, textarea')].filter((box) => {
    if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement)) return false;
    if (!pen || !box.placeholder || !box.checkVisibility() || box.clientWidth <= 2) return false;
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    pen.font = font;
    const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(box.placeholder).width > room + 1;
  });
  return [
    ...cut.map((element) => `cut ${names(element)}`),
    ...boxes.map((box) => `placeholder ${box.getAttribute('placeholder')} of ${box.getAttribute('name')}`),
  ];
}
