import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { keepFavourite } from './keep-favourite.ts';
import { priceChange } from './price-change.ts';

const now = new Date('2026-11-22T10:00:00Z');
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const sold = { withdrawn: false };
const gone = { withdrawn: true };
const added = { ok: true, effect: 'added' };
const restored = { ok: true, effect: 'restored' };

describe('keeping a product', () => {
  it('adds it once, whatever it is asked', () => {
    expect(keepFavourite({ product: sold, known: undefined, total: 0, now })).toEqual(added);
    const known = { removedAt: null };
    expect(keepFavourite({ product: sold, known, total: 1, now })).toEqual({ ok: true, effect: 'stays' });
  });

  it('restores what was removed within the time for it and adds it again afterwards', () => {
    const limit = constants.favouriteRestore;
    const keep = (seconds: number) =>
      keepFavourite({ product: sold, known: { removedAt: secondsAgo(seconds) }, total: 0, now });
    expect(keep(limit - 1)).toEqual(restored);
    expect(keep(limit)).toEqual(restored);
    expect(keep(limit + 1)).toEqual(added);
  });

  it('refuses one more than a member may keep', () => {
    const keep = (total: number) => keepFavourite({ product: sold, known: undefined, total, now });
    expect(keep(constants.favouritesMax - 1)).toEqual(added);
    expect(keep(constants.favouritesMax)).toEqual({ ok: false, code: 'notOffered' });
  });

  it('refuses a product that left the shop, unless its favourite is restored', () => {
    const refused = { ok: false, code: 'productWithdrawn' };
    expect(keepFavourite({ product: gone, known: undefined, total: 0, now })).toEqual(refused);
    const known = { removedAt: secondsAgo(5) };
    expect(keepFavourite({ product: gone, known, total: 0, now })).toEqual(restored);
  });
});

describe('the price since', () => {
  it('is exact to a ten-thousandth of a cent', () => {
    expect(priceChange(0.42, 0.5)).toEqual({ direction: 'up', by: 0.08 });
    expect(priceChange(0.0003, 0.0001)).toEqual({ direction: 'down', by: 0.0002 });
    expect(priceChange(21.5, 21.5)).toBeUndefined();
  });
});
