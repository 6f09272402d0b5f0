import type { MouseEvent } from 'react';

/** How long, in ms, what was pressed may still go because of what it did. */
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

/** Focuses the first control of the nearest of these elements that is left in the page. */
function focusNear(near: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const left = near.filter((element) => element.isConnected && element.closest('main'));
  left.flatMap(firstControl)[0]?.focus();
}

/**
 * To be called when a dialog opens; returns what focuses its opener when it closes. When that goes, before or after, as a button of
 * an action that is done, what is nearest to it gets the focus.
 */
export function rememberFocus(opener: HTMLElement): () => void {
  const near = around(opener);
  return () => {
    opener.focus();
    if (!opener.isConnected) return focusNear(near);
    const observer = new MutationObserver(() => {
      if (opener.isConnected) return;
      observer.disconnect();
      focusNear(near);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), patience);
  };
}

/** Keeps the focus on what was pressed, and near it when it goes. */
export function returnFocus(pressed: HTMLElement): void {
  rememberFocus(pressed)();
}

/** The click handler of a button that goes because of what it does: the focus stays near it. */
export function focusNearAfter(act: () => void) {
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    returnFocus(currentTarget);
    act();
  };
}

/** A ref that focuses the first control of what appears late in a dialog. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('select, input')?.focus();
}
