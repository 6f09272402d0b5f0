import { describe, expect, it } from 'vitest';
import { pgliteSnapshot } from '#tests/api/support/pglite-snapshot.ts';
import { MemoryProbe } from '#tests/support/memory/held-memory.ts';
import { databaseOn, pglitePool } from './client.ts';
import { startPglite } from './pglite.ts';

describe('the embedded database', () => {
  it('The embedded database retains none of its replies.', async () => {
    const embedded = await startPglite({ snapshot: await pgliteSnapshot() });
    const { pool, close } = databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close);
    const probe = await new MemoryProbe().open();
    try {
      const read = async (times: number) => {
        for (let done = 0; done < times; done += 1) {
          const { rows } = await pool.query(`select repeat('x', 100) as text from generate_series(1, 500)`);
          expect(rows).toHaveLength(500);
        }
        const { heaps } = await probe.measure();
        return heaps.at(-1) ?? 0;
      };
      const before = await read(50);
      const after = await read(300);
      expect(after / before).toBeLessThan(1.1);
    } finally {
      probe.close();
      await close();
    }
  });
});
