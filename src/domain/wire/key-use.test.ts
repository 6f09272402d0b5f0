import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { keyUse } from './key-use.ts';

const now = 1_000_000_000;
const life = constants.idempotencyLife * 1000;

describe('keyUse', () => {
  it('takes a key for new under which nothing is stored', () => {
    expect(keyUse(undefined, 'a', now)).toBe('new');
  });

  it('replays the same request and refuses another one', () => {
    expect(keyUse({ request: 'a', storedAt: now }, 'a', now)).toBe('replay');
    expect(keyUse({ request: 'a', storedAt: now }, 'b', now)).toBe('conflict');
  });

  it.each(['a', 'b'])('forgets the answer once its life has passed, asked for %s', (request) => {
    expect(keyUse({ request: 'a', storedAt: now - life }, request, now)).not.toBe('new');
    expect(keyUse({ request: 'a', storedAt: now - life - 1 }, request, now)).toBe('new');
  });
});
