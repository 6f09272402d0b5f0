import { describe, expect, inject, it } from 'vitest';
import { runSoak, spread } from '#tests/bench/soak/run-soak.ts';

/** What the first calls leave behind: compiled code, prepared statements, caches. */
const warmUp = 3;

describe.skipIf(!inject('postgresqlUrl'))('a server on PostgreSQL', () => {
  it('holds no more memory after thousands of calls than after the first', async () => {
    const plan = { database: 'postgresql', demoShop: false, lanes: 8 } as const;
    const { samples } = await runSoak({ ...plan, reads: 1500, orders: 60, measurements: 6 });
    const heaps = samples.map(({ heaps: [main = 0] }) => main);
    expect(spread(heaps.slice(warmUp))).toBeLessThan(1.1);
  });
});
