import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepChoice } from './keep-choice.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  keepChoice('currency', '');
});

describe('a choice', () => {
  it('is kept by the browser at once, and set again by the server', () => {
    const send = vi.fn().mockReturnValue(new Promise<Response>(() => undefined));
    vi.stubGlobal('fetch', send);
    keepChoice('currency', 'CNY');
    expect(document.cookie).toBe('currency=CNY');
    expect(send).toHaveBeenCalledExactlyOnceWith(
      '/currency?to=CNY',
      expect.objectContaining({ keepalive: true, redirect: 'manual' }),
    );
    keepChoice('currency', '');
    expect(document.cookie).toBe('');
  });

  it('aborts the pending request for an earlier one, and none for another kind', () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<Response>(() => undefined);
    });
    keepChoice('currency', 'CNY');
    keepChoice('columns', '');
    keepChoice('currency', 'USD');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
    expect(document.cookie).toBe('currency=USD');
  });

  it('lasts as the cookie of a script where the server cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    keepChoice('currency', 'CNY');
    await Promise.resolve();
    expect(document.cookie).toBe('currency=CNY');
  });
});
