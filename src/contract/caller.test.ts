import { expect, it } from 'vitest';
import { loadDescription } from '#description/load.ts';
import { Caller } from './caller.ts';
import { readContract } from './contract.ts';
import type { Target } from './target.ts';
import { noTestHooks } from './test-hooks.ts';

const contract = readContract(loadDescription('openapi'));

/** Milliseconds. */
const timeLimit = 90;

/** Calls a target that ends with the request, as one over HTTP does. */
function call(respond: () => Promise<Response>) {
  const send: Target['send'] = ({ signal }) => {
    const givenUp = new Promise<never>((_, fail) => {
      signal.addEventListener('abort', () => fail(new Error('given up')));
    });
    return Promise.race([respond(), givenUp]);
  };
  const target: Target = {
    name: 'a target',
    baseUrl: 'http://localhost',
    send,
    applicationKey: 'key',
    now: () => new Date(),
    testHooks: noTestHooks,
  };
  return new Caller({ contract, target }).call('listNews', {}, { timeLimit });
}

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

it('A response that does not come is given up.', async () => {
  const { response, failure } = await call(() => new Promise(() => undefined));
  expect(response).toBeUndefined();
  expect(failure).toBe('no response within 0.09 s');
});

it('A response is not given up because other work kept the process busy for longer than the time limit.', async () => {
  const { response } = await call(async () => {
    keepBusy(2 * timeLimit);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next, 1));
    return Response.json({ code: 0, msg: 'Success' });
  });
  expect(response?.status).toBe(200);
});
