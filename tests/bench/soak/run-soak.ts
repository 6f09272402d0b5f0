import type { HeldMemory } from '#tests/support/memory/held-memory.ts';
import { openSoakedShop } from './soaked-shop.ts';
import { Traffic } from './traffic.ts';

export interface SoakPlan {
  readonly database: 'pglite' | 'postgresql';
  readonly demoShop: boolean;
  readonly reads: number;
  readonly orders: number;
  /** Number of times that memory is measured, at equal intervals. */
  readonly measurements: number;
  /** Calls that are under way at the same time. */
  readonly lanes: number;
}

export interface SoakSample extends HeldMemory {
  readonly reads: number;
  readonly orders: number;
  readonly seconds: number;
}

export interface Soaked {
  readonly database: string;
  readonly samples: readonly SoakSample[];
}

async function work(traffic: Traffic, kinds: readonly boolean[], lanes: number): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < kinds.length) {
      const isOrder = kinds[next];
      next += 1;
      await (isOrder ? traffic.order() : traffic.read());
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Spreads the orders evenly over the calls of one part. */
function mixCalls(reads: number, orders: number): boolean[] {
  const total = reads + orders;
  return Array.from(
    { length: total },
    (_, at) => Math.floor(((at + 1) * orders) / total) > Math.floor((at * orders) / total),
  );
}

/** Sends reads and orders to a server and measures, in pauses between them, the memory that it holds after a full collection. */
export async function runSoak(plan: SoakPlan, onSample?: (sample: SoakSample) => void): Promise<Soaked> {
  const shop = await openSoakedShop(plan.database, plan.demoShop);
  try {
    const traffic = await Traffic.prepare(shop);
    const samples: SoakSample[] = [];
    const begun = performance.now();
    let reads = 0;
    let orders = 0;
    for (let part = 1; part <= plan.measurements; part += 1) {
      const [moreReads, moreOrders] = [plan.reads, plan.orders].map((all) =>
        Math.floor((all * part) / plan.measurements),
      );
      const kinds = mixCalls((moreReads ?? 0) - reads, (moreOrders ?? 0) - orders);
      await work(traffic, kinds, plan.lanes);
      reads = moreReads ?? 0;
      orders = moreOrders ?? 0;
      const seconds = (performance.now() - begun) / 1000;
      const sample = { reads, orders, seconds, ...(await shop.measure()) };
      samples.push(sample);
      onSample?.(sample);
    }
    await traffic.checkOrders();
    return { database: shop.database, samples };
  } finally {
    await shop.close();
  }
}

/** Largest by smallest value. */
export function spread(values: readonly number[]): number {
  return Math.max(...values) / Math.min(...values);
}
