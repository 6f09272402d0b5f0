/** How long, in ms, what opened a dialog may still go because of what the dialog did. */
const patience = 10_000;

/** The elements around one, from the nearest to the main part of the page. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const parent = element.parentElement;
  return parent === null || element.matches('main') ? [] : [parent, ...around(parent)];
}

function firstControl(element: HTMLElement): readonly HTMLElement[] {
  const control = element.querySelector<HTMLElement>('a[href], button:not(:disabled)');
  return control ? [control] : [];
}

/** Focuses what opened a dialog; when that goes, as a button of an action that is done, what is nearest to it. */
export function returnFocus(opener: HTMLElement): void {
  const near = around(opener);
  opener.focus();
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (document.activeElement !== document.body) return;
    const left = near.filter((element) => element.isConnected && element.closest('main'));
    left.flatMap(firstControl)[0]?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patience);
}

/** A ref that focuses the first control of what appears late in a dialog. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('select, input')?.focus();
}
