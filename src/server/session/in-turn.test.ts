import { expect, it } from 'vitest';
import { InTurn } from './in-turn.ts';

/** Work that ends on demand. */
function startWork(turns: InTurn, started: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const done = turns.run(() => {
    started.push(name);
    return promise;
  });
  return { done, end: () => resolve(name) };
}

it('runs two pieces of work at a time, the rest in the order in which it came', async () => {
  const turns = new InTurn(2);
  const started: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => startWork(turns, started, name));
  await Promise.resolve();
  expect(started).toEqual(['a', 'b']);
  b?.end();
  expect(await b?.done).toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  a?.end();
  await a?.done;
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  c?.end();
  d?.end();
  expect(await Promise.all([c?.done, d?.done])).toEqual(['c', 'd']);
});

it('gives the place of failed work to the next', async () => {
  const turns = new InTurn(1);
  const failed = turns.run(() => Promise.reject(new Error('failed')));
  const next = turns.run(async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
