// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileRefused, fetchFile } from './fetch-file.ts';

const bytes = new TextEncoder().encode('0123456789');
const named = { 'content-disposition': "attachment; filename*=UTF-8''%E6%8C%87%E5%8D%97.pdf" };

/** A body that gives its part and then ends as the file or as the connection does. */
function body(part: Uint8Array<ArrayBuffer>, isBroken: boolean) {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (!isSent) controller.enqueue(part);
      else if (isBroken) controller.error(new TypeError('connection lost'));
      else controller.close();
      isSent = true;
    },
  });
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly status?: number;
  readonly etag?: string;
}

/** Serves one part of the file for each request; a part that is not the end breaks off. Returns the headers that were sent. */
function serve(parts: readonly Part[]) {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const { from, to, status = 200, etag = '"1"' } = parts[sent.length] ?? { from: 0, to: 0 };
    sent.push(new Headers(headers));
    const length = String(bytes.length - from);
    return new Response(body(bytes.slice(from, to), to < bytes.length), {
      status,
      headers: { etag, 'content-length': length, 'content-type': 'application/pdf', ...named },
    });
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

describe('a download of a document', () => {
  it('has the name and type of the response, and reports how far it is', async () => {
    serve([{ from: 0, to: 10 }]);
    const onProgress = vi.fn();
    const { name, content } = await fetchFile('/a.pdf', onProgress);
    expect([name, content.type, await content.text()]).toEqual(['指南.pdf', 'application/pdf', '0123456789']);
    expect(onProgress).toHaveBeenLastCalledWith({ received: 10, total: 10 });
  });

  it('goes on where the connection broke off, if the file is still the same', async () => {
    const sent = serve([
      { from: 0, to: 4 },
      { from: 4, to: 7, status: 206 },
      { from: 7, to: 10, status: 206 },
    ]);
    const onProgress = vi.fn();
    expect(await (await fetchFile('/a.pdf', onProgress)).content.text()).toBe('0123456789');
    expect(sent.map((headers) => [headers.get('range'), headers.get('if-range')])).toEqual([
      [null, null],
      ['bytes=4-', '"1"'],
      ['bytes=7-', '"1"'],
    ]);
    expect(onProgress.mock.calls.map(([{ received, total }]) => [received, total])).toEqual([
      [4, 10],
      [7, 10],
      [10, 10],
    ]);
  });

  it('begins again when the server sends the whole file, because it has changed', async () => {
    serve([
      { from: 0, to: 4 },
      { from: 0, to: 10, etag: '"2"' },
    ]);
    expect(await (await fetchFile('/a.pdf', () => {})).content.text()).toBe('0123456789');
  });

  it('gives up after four broken connections', async () => {
    const sent = serve(Array.from({ length: 9 }, () => ({ from: 0, to: 1 })));
    await expect(fetchFile('/a.pdf', () => {})).rejects.toThrow('connection lost');
    expect(sent).toHaveLength(4);
  });

  it('A refused file is not asked for again.', async () => {
    const sent = serve([{ from: 0, to: 10, status: 403 }]);
    await expect(fetchFile('/a.pdf', () => {})).rejects.toThrow(FileRefused);
    expect(sent).toHaveLength(1);
  });
});
