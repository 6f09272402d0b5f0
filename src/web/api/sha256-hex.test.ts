import { afterEach, describe, expect, it, vi } from 'vitest';
import { sha256Hex } from './sha256-hex.ts';

const digests = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['1 kΩ 电阻', '0aa4c7c4570202ec23ff320c71ff4c8a95fa2b037f36b1c5b99177ffaa63f3d0'],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe.each(['with Web Crypto', 'over plain HTTP, without Web Crypto'])('SHA-256 %s', (situation) => {
  it.each(digests)('of "%s" is that of the standard', async (text, digest) => {
    vi.stubGlobal('crypto', situation.startsWith('with') ? crypto : {});
    expect(await sha256Hex(text)).toBe(digest);
  });
});
