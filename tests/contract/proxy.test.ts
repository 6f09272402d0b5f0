import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Caller } from '#contract/caller.ts';
import { openProxy } from '#contract/proxy/open-proxy.ts';
import type { WatchedCall } from '#contract/proxy/watch.ts';
import { watchInThread } from '#contract/proxy/watch-in-thread.ts';
import { portOf } from '#domain/wire/port-of.ts';
import { webStream } from '#server/wire/web-stream.ts';
import { patience } from '#tests/support/patience.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { type OwnServer, openOwnServer } from '../../src/run/contract/own-server.ts';

/** The thread of the judges reads the description first. */
const calls: WatchedCall[] = [];
let own: OwnServer;
let caller: Caller;
let direct: Caller;
let close: () => Promise<void>;

beforeAll(async () => {
  own = await openOwnServer();
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await own.target.send(
      new Request(`http://localhost${url}`, {
        method,
        // Lists only where a name comes twice, which no caller here sends.
        headers: incoming.headers as Record<string, string>,
        ...(hasBody ? { body: webStream(incoming), duplex: 'half' as const } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const target = new URL(`http://127.0.0.1:${portOf(server)}`);
  const { applicationKey } = own.target;
  const proxy = await openProxy({
    target,
    host: '127.0.0.1',
    port: 0,
    pagePort: 0,
    judges: watchInThread({ description: 'openapi', target: target.href, applicationKey }),
    onCall: (call) => calls.push(call),
  });
  const baseUrl = proxy.address.replace('localhost', '127.0.0.1');
  caller = new Caller({ contract, target: { ...own.target, baseUrl, send: fetch } });
  direct = new Caller({ contract, target: own.target });
  close = async () => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
    await own.close();
  };
});
afterAll(() => close());

it('finds no drift between the description and the own server, and changes nothing', async () => {
  const asked = ['listProducts', 'listNews', 'getBanners', 'getCompanyProfile', 'listCartItems'];
  for (const id of asked) {
    const through = await caller.call(id);
    expect(through.json, id).toEqual((await direct.call(id)).json);
  }
  await vi.waitFor(() => expect(calls).toHaveLength(asked.length), patience);
  expect(calls.map(({ operation }) => operation)).toEqual(asked);
  expect(calls.flatMap(({ findings }) => findings)).toEqual([]);
});

it('reports a request that the description refuses', async () => {
  calls.length = 0;
  await caller.call('listProducts', { pageSize: 100_000 });
  await vi.waitFor(() => expect(calls).toHaveLength(1), patience);
  expect(calls[0]?.findings).toMatchObject([{ kind: 'broken-request', at: 'request#/pageSize' }]);
});
