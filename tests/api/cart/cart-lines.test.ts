import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct, changeProduct } from '../support/products.ts';
import { keyNamed } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

/** A member with the calls of the cart. */
async function shopper() {
  const { token, member } = await signInNewMember(shop);
  const list = async (language: 'zh_CN' | 'en_US' = 'en_US') =>
    (await shop.call('listCartItems', {}, { token, language })).data;
  const add = (productId: number, producNum: number) =>
    shop.call('addCartItem', { productId, producNum }, { token });
  const update = (carId: number, num: number) => shop.call('updateCartItem', { carId, num }, { token });
  const remove = (carId: number) => shop.call('deleteCartItem', { carId }, { token });
  const count = async () => (await shop.call('countCartItems', {}, { token })).data;
  return { token, member, list, add, update, remove, count };
}

describe('what a cart shows', () => {
  it('has the last added product first, in the language of the request and with its prices in cents', async () => {
    const { list, add } = await shopper();
    const [first, second] = [
      await addProduct(shop.db),
      await addProduct(shop.db, { breakQty: [], breakPrice: [] }),
    ];
    await add(first, 5000);
    await add(second, 100);
    const [newer, older] = await list();
    expect(newer).toMatchObject({ productId: second, unitPrice: 0.42, num: 100 });
    expect(newer).not.toHaveProperty('priceIndex');
    expect(older).toMatchObject({
      productId: first,
      num: 5000,
      unitPrice: 0.42,
      priceThen: 0.23,
      withdrawn: 0,
      priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
      productDescribe: 'Thick-film resistor',
      productImg: '/img/a.svg,/img/b.svg',
      startBuy: 100,
      orderMultiple: 100,
      stock: 100_000,
    });
    expect((await list('zh_CN'))[1].productDescribe).toBe('厚膜电阻');
  });

  it('writes values in the one form that lists and product pages use', async () => {
    const { list, add } = await shopper();
    const written = { nameEn: 'Resistor 10kΩ 62.5mW', descriptionZh: '贴片电阻，阻值 10kΩ' };
    await add(await addProduct(shop.db, written), 100);
    expect((await list())[0].productName).toBe('Resistor 10 kΩ 62.5 mW');
    expect((await list('zh_CN'))[0].productDescribe).toBe('贴片电阻，阻值 10 kΩ');
  });

  it('keeps the price that was seen until the quantity is sent again', async () => {
    const { list, add, update } = await shopper();
    const productId = await addProduct(shop.db);
    await add(productId, 100);
    await changeProduct(shop.db, productId, { unitPrice: 5000, breakPrice: [5000, 2300] });
    const [changed] = await list();
    expect(changed).toMatchObject({ unitPrice: 0.5, priceThen: 0.42 });
    await update(changed.carId, 100);
    expect((await list())[0]).toMatchObject({ unitPrice: 0.5, priceThen: 0.5 });
  });

  it('keeps the line of a withdrawn product, which can only be deleted', async () => {
    const { list, add, update, remove, count } = await shopper();
    const productId = await addProduct(shop.db);
    await add(productId, 100);
    await changeProduct(shop.db, productId, { withdrawn: true });
    const [line] = await list();
    expect(line).toMatchObject({ productId, withdrawn: 1 });
    expect(await update(line.carId, 200)).toMatchObject({
      code: 4025,
      params: { products: [{ productId, carId: line.carId }] },
    });
    expect((await add(productId, 100)).code).toBe(4025);
    expect((await remove(line.carId)).code).toBe(0);
    expect(await count()).toBe(0);
  });

  it('says nothing about the price of a line of which none was kept', async () => {
    const { list, member } = await shopper();
    const productId = await addProduct(shop.db);
    const createdAt = shop.clock.now();
    await shop.db.insert(cartItem).values({ memberId: member.id, productId, num: 100, createdAt });
    expect((await list())[0]).not.toHaveProperty('priceThen');
  });
});

describe('a cart that products are added to', () => {
  it('sums what is added of one product', async () => {
    const { list, add, count } = await shopper();
    const productId = await addProduct(shop.db);
    await add(productId, 100);
    expect((await add(productId, 4900)).code).toBe(0);
    expect(await list()).toMatchObject([{ productId, num: 5000, priceThen: 0.23 }]);
    expect(await count()).toBe(1);
  });

  it.each([
    ['below the minimum', 50],
    ['no multiple', 150],
  ])('refuses a quantity %s, with the rules of the product', async (_, pieces) => {
    const { list, add, update } = await shopper();
    const productId = await addProduct(shop.db);
    const rules = { productId, startBuy: 100, orderMultiple: 100 };
    expect(await add(productId, pieces)).toMatchObject({ code: 4022, params: { products: [rules] } });
    await add(productId, 300);
    const [{ carId }] = await list();
    expect(await update(carId, pieces)).toMatchObject({ code: 4022, params: { products: [{ carId }] } });
    expect((await list())[0].num).toBe(300);
  });

  it('gets the pieces of an addition whose response was lost once', async () => {
    const { token, list } = await shopper();
    const productId = await addProduct(shop.db);
    const key = keyNamed('lost addition');
    const add = () => shop.call('addCartItem', { productId, producNum: 100 }, { token, idempotencyKey: key });
    expect((await add()).code).toBe(0);
    shop.clock.pass(1);
    expect((await add()).code).toBe(0);
    expect(await list()).toMatchObject([{ productId, num: 100 }]);
  });

  it('refuses a sum above the largest quantity and leaves the line as it was', async () => {
    const { list, add } = await shopper();
    const productId = await addProduct(shop.db);
    await add(productId, 99_000);
    expect((await add(productId, 1000)).code).toBe(4022);
    expect((await list())[0].num).toBe(99_000);
  });

  it.each([0, 100_000])('refuses the quantity %i as a field', async (pieces) => {
    const { add } = await shopper();
    const answer = await add(await addProduct(shop.db), pieces);
    expect(answer).toMatchObject({ code: 4000, params: { fields: [{ field: 'producNum' }] } });
  });

  it('knows no product that is not there', async () => {
    const { add } = await shopper();
    expect((await add(9_007_199_254_740_991, 100)).code).toBe(4004);
  });

  it('holds as many lines as the description says and refuses one more', async () => {
    const most = constants.cartMaxItems;
    const { add, member, count } = await shopper();
    const productId = await addProduct(shop.db);
    await shop.pool.query(
      `with more as (
         insert into product (category_id, supplier, supplier_no, mpn, name_zh, name_en, unit_price)
         select category_id, 'many', 'M' || n, 'M' || n, 'M', 'M', 1 from product, generate_series(1, $3::int) n where id = $1
         returning id)
       insert into cart_item (member_id, product_id, num, created_at) select $2, id, 1, now() from more`,
      [productId, member.id, most],
    );
    expect((await add(productId, 100)).code).toBe(4022);
    expect(await count()).toBe(most);
  });
});

describe('the guard of a cart', () => {
  it('asks a visitor to sign in and reports an expired session', async () => {
    expect((await shop.call('listCartItems')).code).toBe(1001);
    expect((await shop.call('addCartItem', { productId: 1, producNum: 1 })).code).toBe(1001);
    const gone = { token: 'a-token-that-nobody-has' };
    expect((await shop.call('updateCartItem', { carId: 1, num: 1 }, gone)).code).toBe(5000);
    expect((await shop.call('selectCartItems', { ids: '1' }, gone)).code).toBe(5000);
  });

  it('leaves the lines of others alone', async () => {
    const [mine, other] = [await shopper(), await shopper()];
    await mine.add(await addProduct(shop.db), 100);
    const [{ carId }] = await mine.list();
    expect(await other.list()).toEqual([]);
    expect((await other.update(carId, 200)).code).toBe(4004);
    expect((await other.remove(carId)).code).toBe(4004);
    expect((await other.update(carId + 1000, 200)).code).toBe(4004);
    expect((await other.remove(9_007_199_254_740_991)).code).toBe(4004);
    expect((await mine.list())[0].num).toBe(100);
  });
});

describe('a cart with many calls at once', () => {
  it('sums twenty additions of one product exactly, in one line', async () => {
    const { list, add } = await shopper();
    const productId = await addProduct(shop.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(productId, 300)));
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(await list()).toMatchObject([{ productId, num: 6000, priceThen: 0.23 }]);
  });

  it('never lets parallel additions pass the largest quantity', async () => {
    const { list, add } = await shopper();
    const productId = await addProduct(shop.db, { startBuy: 1, orderMultiple: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(productId, 30_000)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect((await list())[0].num).toBe(90_000);
  });

  it('deletes a line once', async () => {
    const { list, add, remove } = await shopper();
    await add(await addProduct(shop.db), 100);
    const [{ carId }] = await list();
    const answers = await Promise.all([remove(carId), remove(carId), remove(carId)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4004, 4004]);
  });
});
