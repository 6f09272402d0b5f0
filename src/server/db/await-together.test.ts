import { expect, it } from 'vitest';
import { awaitTogether } from './await-together.ts';

/** An error as drizzle wraps it. */
function failure(code: string): Error {
  return new Error(`Failed query: ${code}`, { cause: Object.assign(new Error(), { code }) });
}

it('The results keep their places.', async () => {
  expect(await awaitTogether([Promise.resolve(1), Promise.resolve('two')])).toEqual([1, 'two']);
});

it('The error is that of the statement that failed first, whichever is reported first.', async () => {
  const deadlock = Promise.resolve().then(() => Promise.reject(failure('40P01')));
  const together = awaitTogether([Promise.reject(failure('25P02')), deadlock]);
  await expect(together).rejects.toThrow('40P01');
});
