/** Headings that leave a level out: each is deeper than the one before it by two or more. Runs in the page. */
export function skippedHeadings(): string[] {
  const shown = [...document.querySelectorAll('h1, h2, h3, h4')].filter(
    (one) => one.getClientRects().length > 0,
  );
  return shown.flatMap((one, index) => {
    const before = Number(shown[index - 1]?.tagName[1] ?? 0);
    return Number(one.tagName[1]) > before + 1 ? [`${one.tagName} ${one.textContent}`] : [];
  });
}
