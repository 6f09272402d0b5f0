import { expect, it } from 'vitest';
import { toApiRefusal } from '#server/wire/failure.ts';
import type { Executor } from './client.ts';
import { withLockRetry } from './with-lock-retry.ts';

/** An error as drizzle wraps it. */
function failure(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('from the database'), { code }) });
}

/** A database whose transactions fail with these errors in order and then succeed. */
function databaseWith(failures: readonly Error[]) {
  const left = [...failures];
  // What the code under test uses of a database.
  const tx = { execute: () => ({ execute: async () => undefined }) } as unknown as Executor;
  const transaction = async (run: (tx: Executor) => Promise<unknown>) => {
    const failed = left.shift();
    if (failed) throw failed;
    return run(tx);
  };
  // As above.
  return { db: { transaction } as unknown as Executor, left };
}

it.each(['40P01', '40001', '55P03'])('A transaction is retried after %s.', async (code) => {
  const { db } = databaseWith([failure(code), failure(code)]);
  expect(await withLockRetry(db, async () => 'done')).toBe('done');
});

it('Other errors are not retried.', async () => {
  const { db, left } = databaseWith([failure('23505'), failure('40P01')]);
  await expect(withLockRetry(db, async () => 'done')).rejects.toThrow('Failed query');
  expect(left).toHaveLength(1);
});

it('The last error reaches the client as "unavailable".', async () => {
  const { db } = databaseWith(Array.from({ length: 99 }, () => failure('55P03')));
  const error = await withLockRetry(db, async () => 'done').catch((thrown: unknown) => thrown);
  expect(toApiRefusal(error).code).toBe('unavailable');
});
