import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { BrotliBody } from './brotli-body.ts';
import type { AppEnv } from './caller.ts';
import { brotliAtOnce, unbrotli } from './compressed.ts';

const text = Array.from({ length: 2000 }, (_, at) => `<li>RC0603FR-07${at}KL ${at * 7} kΩ</li>`).join('');

function serve(body: BrotliBody) {
  const app = new Hono<AppEnv>();
  app.get('/', (context) => body.send(context, { status: 200, headers: {} }));
  const ask = async (encoding: string) =>
    new Uint8Array(
      await (await app.request('/', { headers: { 'accept-encoding': encoding } })).arrayBuffer(),
    );
  return ask;
}

it('What is asked for again takes fewer bytes from then on, and says the same.', async () => {
  const ask = serve(new BrotliBody(new Uint8Array(brotliAtOnce(Buffer.from(text)))));
  const first = await ask('br');
  expect(await ask('br')).toHaveLength(first.length);
  await vi.waitFor(async () => expect((await ask('br')).length).toBeLessThan(first.length));
  expect((await unbrotli(await ask('br'))).toString()).toBe(text);
  expect(Buffer.from(await ask('identity')).toString()).toBe(text);
});
