import type { MouseEvent } from 'react';
import { createStore, useStore } from '#web/state/store.ts';
import { opensElsewhere } from '#web/state/use-next-focus.ts';

const clearings = createStore(0);

/** To be called when all filters are cleared: what was typed and is not in force goes with them. */
export function noteClearing(click?: MouseEvent): void {
  if (!click || !opensElsewhere(click)) clearings.set(clearings.get() + 1);
}

/** How often all filters were cleared; part of the key of what takes typed limits. */
export function useClearings(): number {
  return useStore(clearings, 0);
}
