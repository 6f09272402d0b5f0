import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAccess } from '#contract/access/check-access.ts';
import { checkBroken } from '#contract/broken/check-broken.ts';
import { Caller, keyHeader } from '#contract/caller.ts';
import { shopScenario } from '#contract/scenario/shop-scenario.ts';
import type { Target } from '#contract/target.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { type OwnServer, openOwnServer } from '../../src/run/contract/own-server.ts';
import { answeringTarget, seed } from './answering-target.ts';

/** Thousands of calls: a slow machine takes its time. */
const timeLimit = 240_000;
let server: OwnServer;
beforeAll(async () => {
  server = await openOwnServer();
});
afterAll(() => server.close());

/** The server with some of its responses changed. */
function changeTarget(change: (request: Request, send: Target['send']) => Promise<Response>): Target {
  const { target } = server;
  return { ...target, send: (request) => change(request, target.send) };
}

/** The same request under a key of its own, as a server behaves that does not look at keys. */
async function underNewKey(request: Request): Promise<Request> {
  if (request.method === 'GET' || !request.headers.has(keyHeader)) return request;
  const { pathname } = new URL(request.url);
  const caller = new Caller({ contract, target: server.target });
  const pairs = [...new URLSearchParams(await request.clone().text())];
  const body = { kind: 'form', pairs } as const;
  const wire = { method: request.method, path: pathname, query: [], body, headers: {} };
  const keyed = { ...wire, headers: { [keyHeader]: crypto.randomUUID() } };
  const headers = new Headers({ ...keyed.headers, ...caller.signature(keyed) });
  return new Request(request.url, { method: request.method, headers, body: new URLSearchParams(pairs) });
}

const done = { code: 0, msg: 'Success' };
const kindsOf = async (target: Target, ...ids: string[]) => {
  const isSelected = (id: string) => ids.includes(id);
  const { findings } = await checkAccess({ contract, target, seed, isSelected, scenario: shopScenario });
  return new Set(findings.map(({ operation, kind }) => `${operation} ${kind}`));
};
const isCall = (request: Request, path: string) => new URL(request.url).pathname === path;

describe('the check of who may call what', () => {
  it('finds a server that checks no token', async () => {
    const target = answeringTarget(() => done);
    const context = {
      contract,
      target,
      seed,
      scenario: shopScenario,
      isSelected: (id: string) => ['getAccount', 'listNews'].includes(id),
    };
    const { findings, notes } = await checkAccess(context, { tokens: ['a'] });
    const reported = findings.map(({ operation, kind, expected }) => `${operation} ${kind} ${expected}`);
    expect(reported).toEqual(
      expect.arrayContaining([
        'getAccount accepted-without-right without a token: code 1001',
        'getAccount accepted-without-right with an unknown token: code 5000',
        'getAccount accepted-unsigned signed long ago: code 4001',
        'listNews accepted-unsigned altered after it was signed: code 4002',
      ]),
    );
    expect(notes).not.toEqual([]);
  });

  it('says that a server is not ready, instead of taking its 503 for drift', async () => {
    const target = { ...answeringTarget(() => done), send: async () => new Response(null, { status: 503 }) };
    const context = { contract, target, seed, scenario: shopScenario, isSelected: () => true };
    await expect(checkAccess(context)).rejects.toThrow('not ready yet');
    await expect(checkBroken(context)).rejects.toThrow('not ready yet');
  });

  it(
    'finds an entry that is shown to another member',
    async () => {
      const target = changeTarget(async (request, send) => {
        const isTaken = isCall(request, '/api/standard/order/detail');
        const response = await send(request);
        const { code } = await response.clone().json();
        return isTaken && code === 4004 ? Response.json(done) : response;
      });
      expect(await kindsOf(target, 'getStandardOrder')).toContain('getStandardOrder foreign-entry');
    },
    timeLimit,
  );

  it(
    'finds recorded requests that are carried out again',
    async () => {
      const kinds = await kindsOf(
        changeTarget((request, send) => underNewKey(request).then(send)),
        'addFavourite',
        'submitDirectOrder',
      );
      expect(kinds).toContain('addFavourite replay-accepted');
      expect(kinds).toContain('submitDirectOrder done-twice');
    },
    timeLimit,
  );

  it(
    'finds a repeated call that is carried out twice',
    async () => {
      const direct = contract.operation('submitDirectOrder').path;
      const twice = changeTarget((request, send) => {
        if (!isCall(request, direct)) return send(request);
        return underNewKey(request).then(send);
      });
      const kinds = await kindsOf(twice, 'submitDirectOrder');
      expect(kinds).toContain('submitDirectOrder done-twice');
      expect(kinds).toContain('submitDirectOrder not-repeatable');
    },
    timeLimit,
  );
});
