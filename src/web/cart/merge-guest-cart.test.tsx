import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { addToGuestCart, changeGuestLine, readGuestCart } from './guest-cart.ts';
import { mergeGuestCart } from './merge-guest-cart.ts';

const part = (productId: number) => ({ productId, productNum: `PART-${productId}` });

/** A member's cart in memory; `fail` makes the addition of a product end otherwise. */
function memberCart(held: [number, number][] = [], fail: Record<number, Error> = {}) {
  const cart = new Map(held);
  const add = vi.fn(async (productId: number, pieces: number) => {
    const failure = fail[productId];
    if (failure) throw failure;
    cart.set(productId, (cart.get(productId) ?? 0) + pieces);
  });
  return { cart, add, calls: { email: 'a@b.example', pieces: async () => new Map(cart), add } };
}

/** Like the browser's locks: who comes second waits for the first. */
function withLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, run: () => Promise<unknown>) => {
    last = last.then(run);
    return last;
  };
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('the guest cart', () => {
  it('sums the pieces of a product, the last added first', () => {
    addToGuestCart(part(1), 100);
    addToGuestCart(part(2), 5);
    addToGuestCart(part(1), 50);
    expect(readGuestCart()).toMatchObject([
      { productId: 1, num: 150 },
      { productId: 2, num: 5 },
    ]);
  });

  it('is limited in lines and in pieces', () => {
    for (let id = 1; id <= constants.visitorCartLines; id += 1)
      expect(addToGuestCart(part(id), 1)).toBe('added');
    expect(addToGuestCart(part(99), 1)).toBe('full');
    expect(addToGuestCart(part(1), 99_999)).toBe('tooMany');
    expect(readGuestCart()).toHaveLength(constants.visitorCartLines);
  });

  it('forgets what is not a cart and what is too old', () => {
    localStorage.setItem(
      'visitorCart',
      '[{"productId":"x"}, 7, {"productId":1,"productNum":"A","num":1,"at":1}]',
    );
    expect(readGuestCart()).toEqual([]);
    localStorage.setItem('visitorCart', 'nonsense');
    expect(readGuestCart()).toEqual([]);
  });
});

describe('the move into the cart of a member', () => {
  it('adds every line and empties the browser', async () => {
    addToGuestCart(part(1), 100);
    addToGuestCart(part(2), 5);
    const { cart, calls } = memberCart([[1, 900]]);
    expect(await mergeGuestCart(calls)).toEqual({ moved: 2, refused: 0, lost: false });
    expect([...cart]).toEqual([
      [1, 1000],
      [2, 5],
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('moves each line once when two tabs do it at the same time', async () => {
    withLocks();
    addToGuestCart(part(1), 100);
    const { cart, add, calls } = memberCart();
    await Promise.all([mergeGuestCart(calls), mergeGuestCart(calls)]);
    expect(add).toHaveBeenCalledTimes(1);
    expect(cart.get(1)).toBe(100);
  });

  it('keeps what is refused, with its code, and does not try it again by itself', async () => {
    addToGuestCart(part(1), 100);
    addToGuestCart(part(2), 5);
    const gone = new ApiError(codes.productWithdrawn, 'No longer sold');
    const { add, calls } = memberCart([], { 1: gone });
    expect(await mergeGuestCart(calls)).toEqual({ moved: 1, refused: 1, lost: false });
    expect(readGuestCart()).toMatchObject([{ productId: 1, num: 100, refused: codes.productWithdrawn }]);
    await mergeGuestCart(calls);
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('tries again after a lost network, but not what had arrived', async () => {
    addToGuestCart(part(1), 100);
    const lost = new NetworkError('lost');
    const first = memberCart([[1, 7]], { 1: lost });
    expect(await mergeGuestCart(first.calls)).toEqual({ moved: 0, refused: 0, lost: true });
    const unchanged = memberCart([[1, 7]]);
    const arrived = memberCart([[1, 107]]);
    expect(readGuestCart()).toMatchObject([{ num: 100, move: { before: 7 } }]);
    await mergeGuestCart(arrived.calls);
    expect(arrived.add).not.toHaveBeenCalled();
    expect(readGuestCart()).toEqual([]);
    addToGuestCart(part(1), 100);
    await mergeGuestCart(memberCart([[1, 7]], { 1: lost }).calls);
    await mergeGuestCart(unchanged.calls);
    expect(unchanged.cart.get(1)).toBe(107);
  });

  it('keeps what another tab adds while the move is on its way', async () => {
    addToGuestCart(part(1), 100);
    const { calls } = memberCart();
    const slow = { ...calls, add: async () => void addToGuestCart(part(1), 30) };
    await mergeGuestCart(slow);
    expect(readGuestCart()).toMatchObject([{ productId: 1, num: 30 }]);
    changeGuestLine(1, () => undefined);
  });

  it('stops when the session has ended', async () => {
    addToGuestCart(part(1), 1);
    addToGuestCart(part(2), 1);
    const ended = new ApiError(codes.sessionExpired, 'ended');
    const { add, calls } = memberCart([], { 1: ended, 2: ended });
    expect(await mergeGuestCart(calls)).toEqual({ moved: 0, refused: 0, lost: false });
    expect(add).toHaveBeenCalledTimes(1);
    expect(readGuestCart()).toHaveLength(2);
  });
});
