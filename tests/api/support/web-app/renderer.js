// Stands for the web app's bundle: the address says what the page does.
import { BroadcastChannel, threadId } from 'node:worker_threads';

export async function renderPage({ url, language, currency, origin, cookie, read }) {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  const reads = await Promise.all(searchParams.getAll('read').map(async (path) => (await read(path)).status));
  if (pathname === '/dies') process.exit(1);
  if (pathname === '/dies-later') {
    setTimeout(() => {
      throw new Error('late');
    }, 50);
  }
  if (pathname === '/throws') throw new Error('cannot be rendered');
  if (pathname === '/stuck') {
    new BroadcastChannel(searchParams.get('channel')).postMessage('stuck');
    // As an endless loop does, without taking the processor.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  // As a long page does: it keeps its thread busy without a break.
  const end = performance.now() + Number(searchParams.get('busy') ?? 0);
  while (performance.now() < end);
  return {
    // As the web app: the same page is the same version, whenever it was rendered.
    pieces: {
      first: ['<!doctype html>'],
      moment: JSON.stringify({
        url,
        language,
        currency,
        origin,
        cookie,
        reads,
        threadId,
        mark: Math.random(),
      }),
      rest: [`<!--${url} ${language} ${currency} ${searchParams.get('says')}-->`, ' '.repeat(2000)],
    },
    status: pathname === '/missing' ? 404 : 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    },
  };
}
