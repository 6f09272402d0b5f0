import { constants } from '#generated/constants.ts';

const running = new WeakMap<object, Map<string, number>>();

/**
 * Takes a place among the files that are written at once, of which one client has few. Returns what gives it back, undefined when
 * none is free. Counted per app, by its services.
 */
export function takeExportSlot(services: object, address: string): (() => void) | undefined {
  const byAddress = running.get(services) ?? new Map<string, number>();
  running.set(services, byAddress);
  const mine = byAddress.get(address) ?? 0;
  const all = byAddress.values().reduce((sum, count) => sum + count, 0);
  if (all >= constants.exportsAtOnce || mine >= constants.exportsPerAddress) return undefined;
  byAddress.set(address, mine + 1);
  let isTaken = true;
  return () => {
    if (!isTaken) return;
    isTaken = false;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
}
