/** Copies through a selection, which also works where the page was not loaded over HTTPS. */
function copySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.style.position = 'fixed';
  const before = document.activeElement;
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

/** Puts a text into the clipboard; false where the browser does not let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}
