import { describe, expect, it } from 'vitest';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { item } from '#tests/support/cart-item.ts';
import { cartLine } from './line-offer.ts';

const kinds = (changes: Partial<CartItem>, num = changes.num ?? 100) =>
  cartLine(item(1, changes), num).notices.map(({ kind }) => kind);

describe('a line of the cart', () => {
  it('costs the price of the tier of its quantity', () => {
    expect(cartLine(item(1), 4900).price).toBe(0.42);
    expect(cartLine(item(1), 5000).price).toBe(0.23);
  });

  it('knows what more pieces would bring', () => {
    expect(cartLine(item(1), 4900).cheaper).toEqual({ more: 100, quantity: 5000, price: 0.23 });
    expect(cartLine(item(1), 5000).cheaper).toBeUndefined();
    const odd = item(1, { priceIndex: '[{"num":4950,"price":0.23}]' });
    expect(cartLine(odd, 4900).cheaper).toEqual({ more: 100, quantity: 5000, price: 0.23 });
  });

  it('has nothing to say when nothing has changed', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ num: 5000, priceThen: 0.23 })).toEqual([]);
  });

  it('says that the price has changed, until another quantity is entered', () => {
    expect(kinds({ priceThen: 0.4 })).toEqual(['dearer']);
    expect(kinds({ priceThen: 0.5 })).toEqual(['cheaper']);
    expect(kinds({ priceThen: 0.5 }, 200)).toEqual([]);
    const { priceThen: _, ...unknown } = item(1);
    expect(cartLine(unknown, 100).notices).toEqual([]);
  });

  it('says how much is left, with the largest quantity that can be had', () => {
    const short = cartLine(item(1, { stock: 250, num: 300 }), 300);
    expect(short.notices).toEqual([{ kind: 'short', stock: 250, suggested: 200 }]);
    expect(short.canBeOrdered).toBe(false);
    const none = cartLine(item(1, { stock: 30 }), 100);
    expect(none.notices).toEqual([{ kind: 'short', stock: 30, suggested: undefined }]);
    expect(cartLine(item(1, { stock: 250, num: 300 }), 200).canBeOrdered).toBe(true);
  });

  it('says that the quantity no longer fits the rules', () => {
    expect(cartLine(item(1, { startBuy: 500 }), 100).notices).toEqual([{ kind: 'rules', suggested: 500 }]);
  });

  it('of a sold-out product has a fixed quantity and no offer for more', () => {
    const soldOut = cartLine(item(1, { stock: 0 }), 100);
    expect(soldOut).toMatchObject({ isFixed: true, canBeOrdered: false, cheaper: undefined });
    expect(cartLine(item(1, { stock: 1_000_000 }), 100).isFixed).toBe(false);
  });

  it('of a withdrawn product says only that, and cannot be ordered', () => {
    const gone = cartLine(item(1, { withdrawn: 1, stock: 0, priceThen: 9 }), 100);
    expect(gone.notices).toEqual([{ kind: 'withdrawn' }]);
    expect(gone.canBeOrdered).toBe(false);
  });
});
