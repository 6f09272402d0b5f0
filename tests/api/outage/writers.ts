import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import { codes } from '#generated/constants.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { standardOrder } from '#server/db/schema/orders.ts';
import { addBuyer, addStock, type Buyer, receiver } from '../exactly-once/stocked-shop.ts';

/** What a call came back with. */
export interface Answer {
  readonly status: number;
  readonly code: number;
  readonly data?: unknown;
}

/** Places an order of one piece under the given key. */
export type PlaceOrder = (
  fields: Record<string, string>,
  as: { token: string; idempotencyKey: string; clockAhead: number },
) => Promise<Answer>;

const writers = 10;
const stock = 1_000_000;
const pauseMs = 25;

/** Members who order without a pause, each order under one key until it is placed. */
export class Writers {
  readonly #db: Database;
  readonly #buyers: readonly Buyer[];
  readonly #productId: number;
  readonly #placed: string[] = [];
  /** How often a writer was asked to try again. */
  refusals = 0;
  #place: PlaceOrder = async () => ({ status: 0, code: -1 });
  #isStopped = false;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(db: Database, buyers: readonly Buyer[], productId: number) {
    this.#db = db;
    this.#buyers = buyers;
    this.#productId = productId;
  }

  static async prepare(db: Database): Promise<Writers> {
    const buyers: Buyer[] = [];
    for (let made = 0; made < writers; made += 1) buyers.push(await addBuyer(db, 0));
    return new Writers(db, buyers, await addStock(db, stock));
  }

  start(place: PlaceOrder): void {
    this.#place = place;
    this.#work = Promise.all(this.#buyers.map((buyer) => this.#write(buyer)));
    this.#work.catch(() => undefined);
  }

  async #write({ token }: Buyer): Promise<void> {
    const amounts = { num: '1', unitPrice: '100', moneyNum: '100', discountType: '3', integralNum: '0' };
    const product = { productId: String(this.#productId), productNum: 'RC0603', productName: 'Resistor' };
    while (!this.#isStopped) await this.#order({ ...receiver, ...product, ...amounts }, token);
  }

  /** One order is tried until it is placed, as a client does that lost its answer. */
  async #order(fields: Record<string, string>, token: string): Promise<void> {
    const idempotencyKey = crypto.randomUUID();
    // The test's clock stands still, and each attempt is signed anew.
    for (let clockAhead = 0; ; clockAhead += 1 / 1000) {
      const answer = await this.#place(fields, { token, idempotencyKey, clockAhead });
      if (answer.code === codes.success) {
        this.#placed.push(String(answer.data));
        return;
      }
      if (answer.status !== 503 || answer.code !== codes.unavailable)
        throw new Error(`an order was refused: ${JSON.stringify(answer)}`);
      this.refusals += 1;
      await new Promise((next) => setTimeout(next, pauseMs));
    }
  }

  get placed(): number {
    return this.#placed.length;
  }

  /** Waits until so many more orders are placed. */
  async untilPlaced(more: number): Promise<void> {
    const wanted = this.placed + more;
    await Promise.race([
      this.#work,
      expect.poll(() => this.placed, { timeout: 40_000 }).toBeGreaterThanOrEqual(wanted),
    ]);
  }

  async untilRefused(): Promise<void> {
    const known = this.refusals;
    await Promise.race([
      this.#work,
      expect.poll(() => this.refusals, { timeout: 40_000 }).toBeGreaterThan(known),
    ]);
  }

  /** Ends after the orders under way; fails when one is lost or doubled, or was refused in another way than "try again". */
  async stopAndCheck(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
    const memberIds = this.#buyers.map(({ id }) => id);
    const orders = await this.#db
      .select({ orderNo: standardOrder.orderNo })
      .from(standardOrder)
      .where(inArray(standardOrder.memberId, memberIds));
    expect(orders.map(({ orderNo }) => orderNo).sort()).toEqual(this.#placed.toSorted());
    const [left] = await this.#db.select().from(product).where(eq(product.id, this.#productId));
    expect(left?.stock).toBe(stock - this.placed);
  }
}
