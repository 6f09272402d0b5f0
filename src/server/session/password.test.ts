import { describe, expect, it, vi } from 'vitest';
import { hashPassword, passwordFits } from './password.ts';

describe('a password', () => {
  it('A password is stored as argon2id with its cost and its own salt.', async () => {
    const [first, second] = await Promise.all([hashPassword('Blue4sky9'), hashPassword('Blue4sky9')]);
    expect(first).toMatch(/^argon2id\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
  });

  it('A password matches itself and nothing else.', async () => {
    const stored = await hashPassword('Blue4sky9');
    expect(await passwordFits('Blue4sky9', stored)).toBe(true);
    expect(await passwordFits('blue4sky9', stored)).toBe(false);
    expect(await passwordFits('', stored)).toBe(false);
  });

  it('A password matches however its accents were typed.', async () => {
    expect(await passwordFits('cafe\u0301-2026', await hashPassword('caf\u00e9-2026'))).toBe(true);
  });

  it('A password matches in characters of full width.', async () => {
    expect(await passwordFits('Blue4sky9', await hashPassword('Ｂｌｕｅ４ｓｋｙ９'))).toBe(true);
  });

  it('No password matches without an account.', async () => {
    expect(await passwordFits('Blue4sky9', undefined)).toBe(false);
  });

  it('A cheap hash names its cost and fits as any other, and one that was stored before fits, too.', async () => {
    const before = await hashPassword('Blue4sky9');
    // Nothing else may get the cheap hashes.
    vi.resetModules();
    const cheap = await import('./password.ts');
    cheap.hashCheaply();
    const stored = await cheap.hashPassword('Blue4sky9');
    expect(stored).toMatch(/^argon2id\$m=8,t=1,p=1\$/);
    expect(await cheap.passwordFits('Blue4sky9', stored)).toBe(true);
    expect(await cheap.passwordFits('blue4sky9', stored)).toBe(false);
    expect(await cheap.passwordFits('Blue4sky9', before)).toBe(true);
    expect(await cheap.passwordFits('Blue4sky9', undefined)).toBe(false);
    expect(await passwordFits('Blue4sky9', stored)).toBe(true);
  });
});
