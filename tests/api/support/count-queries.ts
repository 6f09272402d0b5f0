import type { TestApp } from './test-app.ts';

/** Runs work while the pool of a shop counts its queries. */
export async function countQueries({ pool }: TestApp, work: () => Promise<unknown>): Promise<number> {
  const query = pool.query.bind(pool);
  let count = 0;
  pool.query = (...given: unknown[]) => {
    count += 1;
    return Reflect.apply(query, pool, given);
  };
  await work();
  Reflect.deleteProperty(pool, 'query');
  return count;
}
