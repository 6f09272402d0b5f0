import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { payTypes } from '#domain/cashier/methods.ts';
import { offeredShopSteps } from '#domain/orders/shop-steps.ts';
import { bookConfirmation, sendRefunds } from '#server/cashier/index.ts';
import { moveDevOrder, readDevOrders } from '#server/dev/move-order.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { closeUnpaidOrders } from '#server/orders-standard/index.ts';
import { creditBalances, payPassword, setPayPassword } from '#tests/api/support/balances.ts';
import {
  type Buyer,
  type OrderShop,
  type Product,
  pageFigures,
  receiver,
} from '../order-submit/order-shop.ts';
import { application, samplePoints } from './every-order.ts';

/** What each member starts with. */
export const start = { yuan: 50_000, dollars: 10_000, points: 2000 };
export const startStock = 40_000;
const half = 0.5;

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A shop in which members and the shop do whatever comes to mind; most of it is refused, and that is meant. */
export class RandomShop {
  readonly #shop: OrderShop;
  readonly #random: () => number;
  readonly #buyers: Buyer[] = [];
  readonly #products: Product[] = [];

  constructor(shop: OrderShop, seed: number) {
    this.#shop = shop;
    this.#random = randomOf(seed);
  }

  async open(): Promise<void> {
    for (let made = 0; made < 2; made += 1) {
      const buyer = await this.#shop.addBuyer();
      await creditBalances(this.#shop.db, buyer.id, start);
      await setPayPassword(this.#shop.db, buyer.id);
      this.#buyers.push(buyer);
      const sold = { stock: startStock, customIntegration: samplePoints };
      this.#products.push(await this.#shop.addProduct(sold));
    }
  }

  #one<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('there is nothing to choose from');
    return item;
  }

  #call(buyer: Buyer, operation: Parameters<OrderShop['call']>[0], fields: object) {
    return this.#shop.call(operation, { ...fields }, { token: buyer.token });
  }

  async #place(buyer: Buyer): Promise<void> {
    const line = { unitPrice: 0.31, num: 1000 * (1 + Math.floor(this.#random() * 3)) };
    const choice = this.#one(['none', 'points', 'member'] as const);
    const { integralMoney: _, ...figures } = await pageFigures(this.#shop, buyer, choice, [line]);
    const fields = {
      ...receiver,
      ...line,
      ...figures,
      ...this.#one(this.#products),
      productName: 'Resistor',
    };
    await this.#call(buyer, 'submitDirectOrder', fields);
  }

  async #sample(buyer: Buyer): Promise<void> {
    const { productId } = this.#one(this.#products);
    await this.#call(buyer, 'applySample', { ...receiver, productId, integralNum: samplePoints });
  }

  async #pay(buyer: Buyer, orderNo: string): Promise<void> {
    const operation = orderNo.startsWith('C') ? 'payCustomisedOrder' : 'payStandardOrder';
    const payType = this.#one([payTypes.paypalDollars, payTypes.cardOrAlipay, payTypes.dollarBalance]);
    const fields = { orderNo, payType, payPassword, discountType: 3, discountAmount: 0, integralNum: 0 };
    const asked = await this.#call(buyer, operation, { ...fields, payType: 1, totalAmount: 0 });
    await this.#call(buyer, operation, { ...fields, totalAmount: asked.params?.usMoney ?? 0 });
    if (payType !== payTypes.dollarBalance && this.#random() < half) await this.#confirm();
  }

  /** A payment service confirms any of its payments, perhaps for the second time. */
  async #confirm(): Promise<void> {
    const { rows } = await this.#shop.db.execute<Record<string, string>>(
      sql`select number, amount, currency, pay_type from payment where pay_type in (1, 2) order by number`,
    );
    if (rows.length === 0) return;
    const { number = '', amount, currency, pay_type: payType } = this.#one(rows);
    const paid = {
      paymentNumber: number,
      paid: true,
      amount: Number(amount),
      serviceRef: this.#one(['first', 'first', 'second']) + number,
    };
    const types = [
      Number(payType) === payTypes.cardOrAlipay ? payTypes.cardOrAlipay : payTypes.paypalDollars,
    ];
    await bookConfirmation(
      this.#shop.db,
      { ...paid, currency: currency === 'CNY' ? 'CNY' : 'USD', payTypes: types },
      this.#shop.clock.now(),
    );
  }

  /** The job asks the sandbox for refunds, of which it refuses or keeps some. */
  async #refund(): Promise<void> {
    const { db, config, clock, mail } = this.#shop;
    const payments = paymentGateways(db, config.payments).map((gateway) => ({
      ...gateway,
      refund: async () => ({ reply: this.#one(['done', 'pending', 'refused', 'postponed'] as const) }),
    }));
    await sendRefunds({ db, log: pino({ level: 'silent' }), mail, payments, now: clock.now() });
  }

  async #act(buyer: Buyer, orderNo: string): Promise<void> {
    if (orderNo.startsWith('S')) {
      const { data } = await this.#call(buyer, 'getSampleOrder', { orderNo });
      if (data)
        await this.#call(buyer, 'moveSampleOrder', { sampleId: data.sampleId, type: this.#one([3, 5]) });
      return;
    }
    const isStandard = orderNo.startsWith('P');
    const ends = isStandard
      ? [
          () => this.#call(buyer, 'cancelStandardOrder', { orderNo }),
          () => this.#call(buyer, 'confirmStandardReceipt', { orderNo }),
        ]
      : [1, 2].map((state) => () => this.#call(buyer, 'moveCustomisedOrder', { orderNo, state }));
    const complaint = { orderNo, orderType: isStandard ? 1 : 2, questionContent: 'Broken.' };
    const complain = () =>
      this.#call(buyer, 'applyAfterSales', { ...complaint, serviceType: this.#one([1, 2]) });
    await this.#one([...ends, complain])();
  }

  /** The shop takes a step with an order, most often one that is offered. */
  async #work(buyer: Buyer): Promise<void> {
    const orders = await readDevOrders(this.#shop.db, buyer.id);
    if (orders.length === 0) return;
    const { orderNo, steps } = this.#one(orders);
    const any = offeredShopSteps('CustomisedOrder', { orderState: 0 });
    const name = this.#one(steps.length > 0 ? steps : any);
    await moveDevOrder(this.#shop.db, orderNo, name, this.#shop.clock.now());
    // The member's signature needs a file, which is tested elsewhere.
    await this.#shop.db.execute(sql`with signed as (
        update customised_order set state = 2 where state = 1 and order_no = ${orderNo} returning order_no
      ) insert into order_event (order_no, event, done_by, created_at) select order_no, 7, 1, now() from signed`);
  }

  /** An order was placed long ago, and the job closes what was not paid. The clock stays, because sessions would end. */
  async #forget(orderNo = ''): Promise<void> {
    const { db, clock } = this.#shop;
    await db.execute(
      sql`update standard_order set created_at = created_at - interval '2 days' where order_no = ${orderNo}`,
    );
    await closeUnpaidOrders(db, clock.now());
  }

  /** One thing happens. */
  async step(): Promise<void> {
    const buyer = this.#one(this.#buyers);
    const orders = await readDevOrders(this.#shop.db, buyer.id);
    const orderNo = orders.length > 0 ? this.#one(orders).orderNo : undefined;
    const happenings: (() => Promise<unknown>)[] = [
      () => this.#place(buyer),
      () => this.#sample(buyer),
      () => this.#call(buyer, 'applyCustomisedOrder', application),
      () => this.#work(buyer),
      () => this.#work(buyer),
      () => this.#confirm(),
      () => this.#refund(),
      () => this.#forget(orderNo),
      ...(orderNo === undefined
        ? []
        : [
            () => this.#pay(buyer, orderNo),
            () => this.#act(buyer, orderNo),
            () => this.#act(buyer, orderNo),
          ]),
    ];
    await this.#one(happenings)();
  }
}
