import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { portOf } from '#domain/wire/port-of.ts';
import { patience } from '#tests/support/patience.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { Caller } from '../caller.ts';
import { noTestHooks } from '../test-hooks.ts';
import { openProxy } from './open-proxy.ts';
import { DriftReporter } from './report-drift.ts';
import { type WatchedCall, watcher } from './watch.ts';
import type { StartJudges } from './watch-in-thread.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The judges in this thread: a thread of their own reads the description again. */
function judgesHere(target: URL): StartJudges {
  const watch = watcher({ contract, target, applicationKey: 'key' });
  let line: Promise<unknown> = Promise.resolve();
  return (onCall) => ({
    watch: (call) => {
      line = line.then(() => watch(call)).then((watched) => watched && onCall(watched));
    },
    close: () => line,
  });
}

async function openServer(response: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(response);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  );
  const calls: WatchedCall[] = [];
  const to = new URL(`http://127.0.0.1:${portOf(server)}`);
  const proxy = await openProxy({
    target: to,
    judges: judgesHere(to),
    host: '127.0.0.1',
    port: 0,
    pagePort: 0,
    onCall: (call) => calls.push(call),
  });
  closing.push(proxy.close);
  const url = proxy.address.replace('localhost', '127.0.0.1');
  const target = {
    name: 'proxy',
    baseUrl: url,
    send: fetch,
    applicationKey: 'key',
    now: () => new Date(),
    testHooks: noTestHooks,
  };
  const waitForCalls = (count = 1) =>
    vi.waitFor(() => expect(calls).toHaveLength(count), patience).then(() => calls);
  return {
    url,
    pageUrl: proxy.pageAddress.replace('localhost', '127.0.0.1'),
    watched: waitForCalls,
    caller: new Caller({ contract, target }),
  };
}

const links = { code: 0, msg: 'Success', data: [] };

describe('the proxy', () => {
  it('forwards request and response unchanged, apart from connection headers', async () => {
    let seen: { headers: IncomingMessage['rawHeaders']; body: Buffer; url: string | undefined } | undefined;
    const compressed = gzipSync('<p>page</p>');
    const { url } = await openServer(async (incoming, outgoing) => {
      seen = { headers: incoming.rawHeaders, body: await buffer(incoming), url: incoming.url };
      outgoing.writeHead(201, 'Made', [
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Encoding', 'gzip', 'X-Odd', 'É'],
        ...['Connection', 'close, X-Hop', 'X-Hop', 'here'],
      ]);
      outgoing.end(compressed);
    });
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    const response = await new Promise<{ message: IncomingMessage; body: Buffer }>((resolve) => {
      const headers = ['X-Twice', '1', 'X-Twice', '2', 'Host', 'the-app', 'Content-Length', '5'];
      const sending = request(`${url}/page?q=%2F+a&q`, { method: 'POST', headers }, async (message) => {
        resolve({ message, body: await buffer(message) });
      });
      sending.end(bytes);
    });
    expect(seen).toMatchObject({ body: bytes, url: '/page?q=%2F+a&q' });
    expect(seen?.headers.join('|')).toContain('X-Twice|1|X-Twice|2');
    expect(seen?.headers.join('|')).toMatch(/Host\|127\.0\.0\.1:\d+/);
    expect(seen?.headers).not.toContain('the-app');
    expect(response.body.equals(compressed)).toBe(true);
    expect(response.message).toMatchObject({ statusCode: 201, statusMessage: 'Made' });
    expect(response.message.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(response.message.headers['x-odd']).toBe('É');
    expect(response.message.headers['x-hop']).toBeUndefined();
  });

  it('reports drift in a compressed response, with a curl line', async () => {
    const body = gzipSync(JSON.stringify({ ...links, data: [{ linkName: 7 }], extra: 1 }));
    const { caller, watched } = await openServer((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
    });
    await caller.call('listFriendLinks');
    const [call] = await watched();
    expect(call).toMatchObject({ operation: 'listFriendLinks', status: 200, code: 0 });
    expect(call?.findings.map(({ kind, at }) => `${kind} ${at}`)).toEqual(
      expect.arrayContaining(['unknown-field response#/extra', 'wrong-type response#/data/0/linkName']),
    );
    expect(call?.curl).toContain('/open/friendLink/getFriendLinkAll');
  });

  it('reports calls that are not described and requests that break the description, and passes over pages', async () => {
    const { caller, url, watched } = await openServer((_, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(links));
    });
    await fetch(`${url}/assets/app.js`);
    await fetch(`${url}/open/nothing/here`);
    await caller.call('listNews', { pageSize: 4, colour: 'red' });
    const calls = await watched(2);
    expect(calls[0]).toMatchObject({
      operation: 'GET /open/nothing/here',
      findings: [{ kind: 'undescribed-call' }],
    });
    expect(calls[1]?.findings).toContainEqual(
      expect.objectContaining({ kind: 'broken-request', at: 'request#/colour' }),
    );
  });

  it('streams: the first part of a response is there before the last one, and of an upload too', async () => {
    const first = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<number>();
    const { url } = await openServer((incoming, outgoing) => {
      let size = 0;
      incoming.once('data', () => first.resolve());
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      incoming.on('end', () => arrived.resolve(size));
      outgoing.write('begin');
      first.promise.then(() => outgoing.write('seen'));
      arrived.promise.then(() => outgoing.end('end'));
    });
    const part = Buffer.alloc(2 ** 20, 'x');
    const texts: string[] = [];
    await new Promise<void>((resolve) => {
      const sending = request(`${url}/api/upload`, { method: 'POST' }, async (message) => {
        for await (const chunk of message) {
          texts.push(String(chunk));
          if (texts.join('') === 'begin') sending.write(part);
          if (texts.join('') === 'beginseen') {
            for (let count = 1; count < 20; count += 1) sending.write(part);
            sending.end();
          }
        }
        resolve();
      });
      sending.flushHeaders();
    });
    expect(texts.join('')).toBe('beginseenend');
    expect(await arrived.promise).toBe(20 * 2 ** 20);
  });

  it('responds with 502 when the target does not respond, and breaks off when the target does', async () => {
    const gone = await openServer((_, outgoing) => outgoing.destroy());
    const response = await fetch(`${gone.url}/open/friendLink/getFriendLinkAll`);
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('No response from http://127.0.0.1');
    expect((await gone.watched())[0]?.findings).toContainEqual(
      expect.objectContaining({ kind: 'no-response' }),
    );
    const broken = await openServer((_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '10' }).write('half');
      setImmediate(() => outgoing.destroy());
    });
    await expect(fetch(`${broken.url}/x`).then((half) => half.text())).rejects.toThrow();
  });

  it('never lets a failure of the judge reach the client', async () => {
    const { url, watched } = await openServer((_, outgoing) => {
      outgoing
        .writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
        .end('no gzip');
    });
    const raw = await new Promise<string>((resolve) => {
      request(`${url}/open/friendLink/getFriendLinkAll`, async (message) => {
        let text = '';
        for await (const chunk of message) text += String(chunk);
        resolve(text);
      }).end();
    });
    expect(raw).toBe('no gzip');
    expect((await watched())[0]?.unjudged).toMatch(/header/);
  });

  it('shows the calls on a live page, in English and Chinese, to this machine alone', async () => {
    const { url, pageUrl, watched } = await openServer((_, outgoing) => outgoing.end('</script>'));
    await fetch(`${url}/open/x%3Cscript%3E`);
    await watched();
    const english = await (await fetch(pageUrl)).text();
    expect(english).toContain('Contract proxy');
    const headers = { 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await (await fetch(pageUrl, { headers })).text()).toContain('<html lang="zh-CN">');
    const events = await fetch(`${pageUrl}/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('undescribed-call')) text += (await reader?.read())?.value ?? '';
    await reader?.cancel();
    const foreign = await new Promise((resolve) => {
      request(pageUrl, { headers: { host: 'evil.example' } }, (message) => resolve(message.statusCode)).end();
    });
    expect(foreign).toBe(403);
  });
});

describe('drift in the terminal', () => {
  it('is printed once, again at the tenth time, and in the summary', () => {
    const lines: string[] = [];
    const reporter = new DriftReporter({ write: (line) => lines.push(line), colours: false });
    const finding = {
      check: 'server',
      kind: 'wrong-type',
      operation: 'x',
      expected: 'a',
      actual: 'b',
    } as const;
    for (let count = 0; count < 12; count += 1)
      reporter.onCall({
        number: count,
        at: '',
        operation: 'x',
        method: 'GET',
        path: '/x',
        status: 200,
        code: 0,
        took: 1,
        findings: [{ ...finding, at: `response#/data/${count}` }],
      });
    reporter.sumUp();
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('✗ x  wrong-type  response#/data/0  expected a; actual b.');
    expect(lines[1]).toContain('×10');
    expect(lines.slice(2)).toEqual(['12 calls judged, 1 drift.', '  x  wrong-type  response#/data/*  ×12']);
  });
});
