import { deepEqual, equal } from 'node:assert/strict';
import { eq, inArray } from 'drizzle-orm';
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
/** A busy machine is no reason to fail. */
const patienceMs = 40_000;

/** When an order was placed or refused, on the clock of `performance.now()`. */
export interface WriterEvent {
  readonly at: number;
  readonly kind: 'placed' | 'refused';
  /** Milliseconds that the call took. */
  readonly took: number;
}

/** Members who order without a pause, each order under one key until it is placed. */
export class Writers {
  readonly #buyers: readonly Buyer[];
  readonly #productId: number;
  readonly #placed: string[] = [];
  /** What came back, in the order of arrival. */
  readonly events: WriterEvent[] = [];
  #place: PlaceOrder = async () => ({ status: 0, code: -1 });
  #isStopped = false;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(buyers: readonly Buyer[], productId: number) {
    this.#buyers = buyers;
    this.#productId = productId;
  }

  static async prepare(db: Database): Promise<Writers> {
    const buyers: Buyer[] = [];
    for (let made = 0; made < writers; made += 1) buyers.push(await addBuyer(db, 0));
    return new Writers(buyers, await addStock(db, stock));
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
    // The test's clock stands still, and each attempt needs a signature of its own.
    for (let clockAhead = 0; ; clockAhead += 1 / 1000) {
      const begun = performance.now();
      const answer = await this.#place(fields, { token, idempotencyKey, clockAhead });
      const note = (kind: WriterEvent['kind']) => {
        const at = performance.now();
        this.events.push({ at, kind, took: at - begun });
      };
      if (answer.code === codes.success) {
        note('placed');
        this.#placed.push(String(answer.data));
        return;
      }
      if (answer.status !== 503 || answer.code !== codes.unavailable)
        throw new Error(`an order was refused: ${JSON.stringify(answer)}`);
      note('refused');
      await new Promise((next) => setTimeout(next, pauseMs));
    }
  }

  get placed(): number {
    return this.#placed.length;
  }

  /** How often a writer was asked to try again. */
  get refusals(): number {
    return this.events.length - this.placed;
  }

  async #until(what: string, isReached: () => boolean, patience: number): Promise<void> {
    const stopAt = performance.now() + patience;
    while (!isReached()) {
      if (performance.now() > stopAt) throw new Error(`the writers waited too long: ${what}`);
      await Promise.race([this.#work, new Promise((next) => setTimeout(next, 20))]);
    }
  }

  /** Waits until the given number of further orders is placed. */
  untilPlaced(more: number, patience = patienceMs): Promise<void> {
    const target = this.placed + more;
    return this.#until(`${more} more orders`, () => this.placed >= target, patience);
  }

  untilRefused(patience = patienceMs): Promise<void> {
    const known = this.refusals;
    return this.#until('a refusal', () => this.refusals > known, patience);
  }

  /** Ends after the orders under way; fails when one was refused in another way than "try again", was lost or doubled. */
  async stopAndCheck(db: Database): Promise<void> {
    await this.stop();
    await this.check(db);
  }

  /** Ends after the orders under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  /** Fails when an order is lost or doubled. */
  async check(db: Database): Promise<void> {
    const memberIds = this.#buyers.map(({ id }) => id);
    const orders = await db
      .select({ orderNo: standardOrder.orderNo })
      .from(standardOrder)
      .where(inArray(standardOrder.memberId, memberIds));
    const stored = orders.map(({ orderNo }) => orderNo).sort();
    deepEqual(stored, this.#placed.toSorted());
    const [left] = await db.select().from(product).where(eq(product.id, this.#productId));
    equal(left?.stock, stock - this.placed);
  }
}
