import { useState } from 'react';

const key = 'cartSelection';
const none: ReadonlySet<number> = new Set();

function readSelection(): ReadonlySet<number> {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(ids) ? new Set(ids.filter(Number.isSafeInteger)) : none;
  } catch {
    return none;
  }
}

function keepSelection(ids: readonly number[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Without storage the selection ends with the page.
  }
}

/** The ticked lines of the cart, by carId; they outlive a reload of this tab. Only in the browser. */
export function useSelection(present: readonly number[]) {
  const [ids, setIds] = useState(readSelection);
  const tick = (carIds: readonly number[], ticked: boolean) => {
    const changed = new Set(carIds);
    const next = present.filter((carId) => (changed.has(carId) ? ticked : ids.has(carId)));
    setIds(new Set(next));
    keepSelection(next);
  };
  return { isTicked: (carId: number) => ids.has(carId), tick };
}
