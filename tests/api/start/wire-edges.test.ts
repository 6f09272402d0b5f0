import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '#server/listen.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
let listening: Listening;
let port: number;

beforeAll(async () => {
  shop = await openTestApp({ config: { trustProxy: true } });
  listening = await listen({ host: '127.0.0.1', port: 0 });
  listening.serve((request, bindings) => shop.app.fetch(request, bindings));
  port = Number(new URL(listening.address).port);
});
afterAll(async () => {
  await listening.stop();
  await shop.close();
});

/** Sends text as it is and returns all that comes back until the server closes. */
function send(text: string): Promise<string> {
  return new Promise((settle, fail) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('close', () => settle(answer));
    socket.on('error', fail);
  });
}

function envelopeOf(answer: string): unknown {
  return JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));
}

const close = 'Connection: close\r\n\r\n';

describe('a request at the edge of HTTP', () => {
  it('is refused with 400 when it names two servers', async () => {
    const answer = await send(
      `GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\nAccept-Language: en\r\n${close}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(envelopeOf(answer)).toEqual({ code: 4045, msg: 'The request cannot be read' });
  });

  it('is refused with 400 in the envelope when it is not HTTP', async () => {
    const answer = await send('NONSENSE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(envelopeOf(answer)).toMatchObject({ code: 4045 });
  });

  it.each([
    ['names no server', `GET /health HTTP/1.1\r\n`],
    ['names no server, in HTTP/1.0', `GET /health HTTP/1.0\r\n`],
    ['names an empty server', `GET /health HTTP/1.1\r\nHost:\r\n`],
    ['names a server that cannot be', `GET /health HTTP/1.1\r\nHost: a b/c\r\n`],
    ['has no path', `OPTIONS * HTTP/1.1\r\nHost: a\r\n`],
    ['has a path that goes the wrong way', `GET /a\\b HTTP/1.1\r\nHost: a\r\n`],
  ])('is refused with 400 in the envelope when it %s', async (_what, head) => {
    const answer = await send(`${head}Accept-Language: en\r\n${close}`);
    expect(answer).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
    expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
    expect(envelopeOf(answer)).toEqual({ code: 4045, msg: 'The request cannot be read' });
  });

  it('is refused with 417 in the envelope when it expects what nobody can give', async () => {
    const answer = await send(
      `GET /health HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nAccept-Language: en\r\n${close}`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 417 Expectation Failed\r\n/);
    expect(envelopeOf(answer)).toEqual({ code: 4045, msg: 'The request cannot be read' });
  });

  it('is refused with 431 in the envelope when its headers are too large', async () => {
    const cookie = `Cookie: ${'a=b; '.repeat(8000)}`;
    const answer = await send(`GET /health?language=en_US HTTP/1.1\r\nHost: a\r\n${cookie}\r\n${close}`);
    expect(answer).toMatch(/^HTTP\/1.1 431 Request Header Fields Too Large\r\n/);
    expect(answer).toMatch(/\r\nx-request-id: [\w-]{36}\r\n/);
    expect(envelopeOf(answer)).toMatchObject({ code: 4046, msg: expect.stringContaining('cookies') });
  });

  it('is not found when its path begins with two slashes', async () => {
    for (const path of ['//', '//x', '//other.example/x', '//api/user'])
      expect(await send(`GET ${path} HTTP/1.1\r\nHost: a\r\n${close}`)).toMatch(/^HTTP\/1.1 404 /);
  });

  it('leaves no error in the log when the client breaks an upload off', async () => {
    const before = shop.log.length;
    const head = 'POST /open/user/login HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nemail=`);
    setTimeout(() => socket.destroy(), 50);
    await expect.poll(() => shop.log.slice(before).map(({ msg }) => msg)).toContain('request');
    const lines = shop.log.slice(before);
    expect(lines.map(({ msg }) => msg)).toContain('the client aborted the request');
    expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
  });
});

describe('a browser that came by HTTPS', () => {
  const hsts = async (proto?: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/health`, proto ? { headers: { 'x-forwarded-proto': proto } } : {})
    ).headers.get('strict-transport-security');

  it('is required to keep using it, behind a trusted proxy only', async () => {
    expect(await hsts('https')).toBe('max-age=31536000');
    expect(await hsts('https, http')).toBeNull();
    expect(await hsts()).toBeNull();
    const untrusting = await openTestApp();
    const answer = await untrusting.app.request('/health', { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    await untrusting.close();
  });
});
