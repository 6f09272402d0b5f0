import { useState } from 'react';

const key = 'cartLinesLeftOut';
const none: ReadonlySet<number> = new Set();

function readLeftOut(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? new Set(ids.filter(Number.isSafeInteger)) : none;
  } catch {
    return none;
  }
}

function keepLeftOut(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage the choice is lost with the page.
  }
}

/**
 * The ticked lines of the cart, by carId: all except those that the member has unticked in this tab, which survive a reload.
 * Only in the browser.
 */
export function useSelection(present: readonly number[]) {
  const [leftOut, setLeftOut] = useState(readLeftOut);
  const tick = (carIds: readonly number[], ticked: boolean) => {
    const changed = new Set(carIds);
    const next = present.filter((carId) => (changed.has(carId) ? !ticked : leftOut.has(carId)));
    setLeftOut(new Set(next));
    keepLeftOut(next);
  };
  return { isTicked: (carId: number) => !leftOut.has(carId), tick };
}
