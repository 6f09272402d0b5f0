import { describe, expect, inject, it } from 'vitest';
import { runSoak, spread } from '#tests/bench/soak/run-soak.ts';

/** Measurements that still grow by compiled code, prepared statements and caches. */
const warmUp = 2;
/** Growth by noise is 0.6 to 1.5 %; a server that holds the result of every statement grows by 6.6 %. */
const flat = 1.03;

describe.skipIf(!inject('postgresqlUrl'))('a server on PostgreSQL', () => {
  it('holds no more memory after thousands of calls than after the first', async () => {
    const plan = { database: 'postgresql', demoShop: false, lanes: 8 } as const;
    const { samples } = await runSoak({ ...plan, reads: 1500, orders: 60, measurements: 6 });
    const heaps = samples.map(({ heaps: [main = 0] }) => main);
    expect(spread(heaps.slice(warmUp))).toBeLessThan(flat);
  });
});
