import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { deleteLines, lockChosenLines } from '#server/cart/chosen-lines.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, changeProduct } from '../support/products.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

/** A member with the given number of lines in the cart. */
async function shopperWith(lines: number) {
  const { token, member } = await signInNewMember(shop);
  for (let at = 0; at < lines; at += 1) {
    await shop.call('addCartItem', { productId: await addProduct(shop.db), producNum: 100 }, { token });
  }
  const { data } = await shop.call('listCartItems', {}, { token });
  const carIds: number[] = data.map(({ carId }: { carId: number }) => carId).reverse();
  const select = (ids: string) => shop.call('selectCartItems', { ids }, { token });
  return { token, memberId: member.id, carIds, products: data, select };
}

describe('the chosen lines', () => {
  it('come in the order of the ids, each once', async () => {
    const { carIds, select } = await shopperWith(3);
    const [a, b, c] = carIds;
    const { data } = await select(`${b},${c},${a},${b}`);
    expect(data.map(({ carId }: { carId: number }) => carId)).toEqual([b, c, a]);
  });

  it('say that a product was withdrawn or has fewer pieces now', async () => {
    const { carIds, products, select } = await shopperWith(1);
    await changeProduct(shop.db, products[0].productId, { withdrawn: true, stock: 3 });
    expect((await select(String(carIds[0]))).data[0]).toMatchObject({ withdrawn: 1, stock: 3 });
  });

  it('are refused whole when one is missing or belongs to another', async () => {
    const [mine, other] = [await shopperWith(1), await shopperWith(1)];
    expect((await mine.select(`${mine.carIds[0]},${other.carIds[0]}`)).code).toBe(4004);
    expect((await mine.select(`${mine.carIds[0]},99999999`)).code).toBe(4004);
    expect((await mine.select('99999999999999999999')).code).toBe(4004);
  });

  it('are at most as many as an answer may hold', async () => {
    const limit = selectCartItemsAnswerLimits.data.maxItems;
    const { select } = await shopperWith(0);
    const ids = Array.from({ length: limit + 1 }, (_, at) => at + 1).join(',');
    expect(await select(ids)).toMatchObject({
      code: 4000,
      params: { fields: [{ field: 'ids', rule: 'maxItems', limit }] },
    });
    expect((await select('1,,2')).code).toBe(4000);
  });

  it('are locked and taken out of the cart in the transaction of an order', async () => {
    const { carIds, memberId, token } = await shopperWith(2);
    await shop.db.transaction(async (tx) => {
      const chosen = await lockChosenLines(tx, memberId, carIds);
      expect(chosen.ok && chosen.value.map(({ carId }) => carId)).toEqual(carIds);
      await deleteLines(tx, carIds);
    });
    expect((await shop.call('listCartItems', {}, { token })).data).toEqual([]);
    expect(await lockChosenLines(shop.db, memberId, carIds)).toEqual({ ok: false, code: 'notFound' });
  });
});
