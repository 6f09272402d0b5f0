// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { orderSourceHref, parseOrderSource } from './order-source.ts';

const search = (href: string) => href.slice(href.indexOf('?'));

describe('the address of an order', () => {
  it('is an order of the cart with ids alone, each once', () => {
    expect(parseOrderSource('?carIds=7,9')).toEqual({ kind: 'cart', carIds: [7, 9] });
    expect(parseOrderSource('?carIds=7%2C9%2C7')).toEqual({ kind: 'cart', carIds: [7, 9] });
  });

  it('is a direct buy with a quantity; the id is then the product', () => {
    expect(parseOrderSource('?carIds=1204&num=1&number=5000')).toEqual({
      kind: 'direct',
      productId: 1204,
      quantity: 5000,
    });
  });

  it.each([
    '',
    '?carIds=',
    '?carIds=7,,9',
    '?carIds=x',
    '?carIds=-1',
    '?carIds=1.5',
    '?carIds=99999999999999999999',
    `?carIds=${Array.from({ length: 201 }, (_, index) => index + 1).join()}`,
    '?carIds=7,9&num=1&number=5',
    '?carIds=7&number=5',
    '?carIds=7&num=2&number=5',
    '?carIds=7&num=1',
    '?carIds=7&num=1&number=0',
    '?carIds=7&num=1&number=100000',
    '?num=1&number=5',
  ])('orders nothing with %s', (query) => {
    expect(parseOrderSource(query)).toBeUndefined();
  });

  it('is read as it is written', () => {
    const cart = { kind: 'cart', carIds: [7, 9] } as const;
    const direct = { kind: 'direct', productId: 1204, quantity: 5000 } as const;
    expect(parseOrderSource(search(orderSourceHref(cart)))).toEqual(cart);
    expect(parseOrderSource(search(orderSourceHref(direct)))).toEqual(direct);
  });
});
