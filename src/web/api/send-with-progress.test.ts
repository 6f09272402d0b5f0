import { afterEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#tests/support/patience.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** The part of XMLHttpRequest that is used; a test decides when it goes on. */
class FakeXhr {
  static last: FakeXhr | undefined;
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  opened: readonly string[] = [];
  body: unknown;
  status = 200;
  responseText = '{"code":0}';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;

  constructor() {
    FakeXhr.last = this;
  }
  open(...opened: string[]): void {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: unknown): void {
    this.body = body;
  }
  abort(): void {
    this.onabort?.();
  }
}

async function start(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
  const report = vi.fn();
  const init = { method: 'POST', headers: { 'X-Sign': 'abc' }, body: 'text', ...(signal ? { signal } : {}) };
  const sent = sendWithProgress(new Request('http://shop/open/upload/file', init), report);
  await vi.waitFor(() => expect(FakeXhr.last?.body).toBeDefined(), patience);
  return { sent, report, xhr: FakeXhr.last };
}

afterEach(() => {
  FakeXhr.last = undefined;
  vi.unstubAllGlobals();
});

describe('an upload that reports its progress', () => {
  it('sends method, address, headers and body of the request, and returns the response', async () => {
    const { sent, report, xhr } = await start();
    expect(xhr?.opened).toEqual(['POST', 'http://shop/open/upload/file']);
    expect(xhr?.headers).toMatchObject({ 'x-sign': 'abc' });
    xhr?.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(report).toHaveBeenCalledExactlyOnceWith(0.25);
    xhr?.onload?.();
    expect(await (await sent).json()).toEqual({ code: 0 });
  });

  it('fails like fetch when the network is lost', async () => {
    const { sent, xhr } = await start();
    xhr?.onerror?.();
    await expect(sent).rejects.toThrow(TypeError);
  });

  it('ends with the reason of the signal when it is cancelled', async () => {
    const abort = new AbortController();
    const { sent } = await start(abort.signal);
    abort.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
