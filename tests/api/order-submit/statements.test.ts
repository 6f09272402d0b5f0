import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { onStatement } from '#server/db/trace-queries.ts';
import { type Buyer, type OrderShop, openOrderShop, type Product, receiver, stateOf } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const figures = { discountType: 3, integralNum: 100 };

function submitDirect(buyer: Buyer, item: Product) {
  const fields = { ...receiver, ...item, productName: 'Resistor', num: 1000, unitPrice: 0.31, moneyNum: 310 };
  return shop.call('submitDirectOrder', { ...fields, ...figures }, { token: buyer.token });
}

async function submitFromCart(buyer: Buyer, item: Product) {
  const lines = [{ carId: await shop.addLine(buyer, item, 1000), num: 1000, ...item }];
  const fields = { ...receiver, ...figures, integralMoney: 0, moneyNum: 310 };
  return shop.call(
    'submitCartOrder',
    { ...fields, productInfos: JSON.stringify(lines) },
    { token: buyer.token },
  );
}

/** The statements that `run` ended, in the order in which the database received them, without those that delete expired keys. */
async function statementsOf(run: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const stop = onStatement(({ text }) => texts.push(text));
  try {
    await run();
  } finally {
    stop();
  }
  return texts.filter((text) => !text.includes('skip locked'));
}

const lockedTable = /^select .* from "(\w+)".* for (?:update|no key update)/s;
const changedTable = /^(?:insert into|update|delete from) "(\w+)"|^update (product) p\b/;

const matches = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) => pattern.exec(text)?.slice(1).find(Boolean) ?? []);

describe('the statements of an order', () => {
  it('lock the account, then the lines of the cart, then the products', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct();
    const direct = await statementsOf(() => submitDirect(buyer, item));
    expect(matches(direct, lockedTable)).toEqual(['account', 'product']);
    const fromCart = await statementsOf(() => submitFromCart(buyer, item));
    expect(matches(fromCart, lockedTable)).toEqual(['account', 'cart_item', 'product']);
  });

  it('change nothing but their key and the count of the member before the products are locked', async () => {
    const buyer = await shop.addBuyer();
    const item = await shop.addProduct();
    const texts = await statementsOf(() => submitDirect(buyer, item));
    const locked = texts.findIndex((text) => lockedTable.exec(text)?.[1] === 'product');
    expect(matches(texts.slice(0, locked), changedTable)).toEqual([
      ...['used_key', 'attempt', 'attempt'],
      'idempotent_answer',
    ]);
    expect(matches(texts.slice(locked), changedTable)).toEqual([
      ...['product', 'standard_order', 'order_line', 'order_event'],
      'idempotent_answer',
    ]);
  });
});

it('An order whose response cannot be stored is refused and leaves nothing.', async () => {
  const buyer = await shop.addBuyer();
  const item = await shop.addProduct();
  const before = await stateOf(shop);
  await shop.db.execute(
    sql`alter table idempotent_answer add constraint nothing_stored check (answer = '{}') not valid`,
  );
  expect((await submitDirect(buyer, item)).code).toBe(codes.internalError);
  await shop.db.execute(sql`alter table idempotent_answer drop constraint nothing_stored`);
  expect(await stateOf(shop)).toEqual(before);
  expect((await submitDirect(buyer, item)).code).toBe(0);
});
