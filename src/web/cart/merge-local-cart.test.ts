import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { ApiError, NetworkError } from '#web/api/api-error.ts';
import { changeLocalLine, keepLocally, readLocalCart } from './local-cart.ts';
import { mergeLocalCart } from './merge-local-cart.ts';

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

describe("the visitor's cart", () => {
  it('sums the pieces of a product, the last added first', () => {
    keepLocally(part(1), 100);
    keepLocally(part(2), 5);
    keepLocally(part(1), 50);
    expect(readLocalCart()).toMatchObject([
      { productId: 1, num: 150 },
      { productId: 2, num: 5 },
    ]);
  });

  it('is limited in lines and in pieces', () => {
    for (let id = 1; id <= constants.visitorCartLines; id += 1) expect(keepLocally(part(id), 1)).toBe('kept');
    expect(keepLocally(part(99), 1)).toBe('full');
    expect(keepLocally(part(1), 99_999)).toBe('tooMany');
    expect(readLocalCart()).toHaveLength(constants.visitorCartLines);
  });

  it('forgets what is no cart and what is too old', () => {
    localStorage.setItem(
      'visitorCart',
      '[{"productId":"x"}, 7, {"productId":1,"productNum":"A","num":1,"at":1}]',
    );
    expect(readLocalCart()).toEqual([]);
    localStorage.setItem('visitorCart', 'nonsense');
    expect(readLocalCart()).toEqual([]);
  });
});

describe('the move into the cart of a member', () => {
  it('adds every line and empties the browser', async () => {
    keepLocally(part(1), 100);
    keepLocally(part(2), 5);
    const { cart, calls } = memberCart([[1, 900]]);
    expect(await mergeLocalCart(calls)).toEqual({ moved: 2, refused: 0, lost: false });
    expect([...cart]).toEqual([
      [1, 1000],
      [2, 5],
    ]);
    expect(localStorage.length).toBe(0);
  });

  it('moves each line once when two tabs do it at the same time', async () => {
    withLocks();
    keepLocally(part(1), 100);
    const { cart, add, calls } = memberCart();
    await Promise.all([mergeLocalCart(calls), mergeLocalCart(calls)]);
    expect(add).toHaveBeenCalledTimes(1);
    expect(cart.get(1)).toBe(100);
  });

  it('keeps what is refused, with its code, and does not try it again by itself', async () => {
    keepLocally(part(1), 100);
    keepLocally(part(2), 5);
    const gone = new ApiError(codes.productWithdrawn, 'No longer sold');
    const { add, calls } = memberCart([], { 1: gone });
    expect(await mergeLocalCart(calls)).toEqual({ moved: 1, refused: 1, lost: false });
    expect(readLocalCart()).toMatchObject([{ productId: 1, num: 100, refused: codes.productWithdrawn }]);
    await mergeLocalCart(calls);
    expect(add).toHaveBeenCalledTimes(2);
  });

  it('tries again after a lost network, but not what had arrived', async () => {
    keepLocally(part(1), 100);
    const lost = new NetworkError('lost');
    const first = memberCart([[1, 7]], { 1: lost });
    expect(await mergeLocalCart(first.calls)).toEqual({ moved: 0, refused: 0, lost: true });
    const unchanged = memberCart([[1, 7]]);
    const arrived = memberCart([[1, 107]]);
    expect(readLocalCart()).toMatchObject([{ num: 100, move: { before: 7 } }]);
    await mergeLocalCart(arrived.calls);
    expect(arrived.add).not.toHaveBeenCalled();
    expect(readLocalCart()).toEqual([]);
    keepLocally(part(1), 100);
    await mergeLocalCart(memberCart([[1, 7]], { 1: lost }).calls);
    await mergeLocalCart(unchanged.calls);
    expect(unchanged.cart.get(1)).toBe(107);
  });

  it('keeps what another tab adds while the move is on its way', async () => {
    keepLocally(part(1), 100);
    const { calls } = memberCart();
    const slow = { ...calls, add: async () => void keepLocally(part(1), 30) };
    await mergeLocalCart(slow);
    expect(readLocalCart()).toMatchObject([{ productId: 1, num: 30 }]);
    changeLocalLine(1, () => undefined);
  });

  it('stops when the session has ended', async () => {
    keepLocally(part(1), 1);
    keepLocally(part(2), 1);
    const ended = new ApiError(codes.sessionExpired, 'ended');
    const { add, calls } = memberCart([], { 1: ended, 2: ended });
    expect(await mergeLocalCart(calls)).toEqual({ moved: 0, refused: 0, lost: false });
    expect(add).toHaveBeenCalledTimes(1);
    expect(readLocalCart()).toHaveLength(2);
  });
});
