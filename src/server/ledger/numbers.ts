import { sql } from 'drizzle-orm';
import { type NumberKind, orderNumber } from '#domain/orders/order-number.ts';
import type { Executor } from '#server/db/client.ts';

/** Sequence of each kind of number; an invoice is numbered by its row. */
const sequences = {
  P: 'order_number',
  C: 'order_number',
  S: 'order_number',
  Z: 'payment_number',
  W: 'withdrawal_number',
} as const satisfies Partial<Record<NumberKind, string>>;

/** The next number of a kind. */
export async function nextNumber(db: Executor, kind: keyof typeof sequences, now: Date): Promise<string> {
  const next = db.execute<{ next: number }>(sql`select nextval(${sequences[kind]}) as next`);
  const result = await next.execute();
  return orderNumber(kind, Number(result.rows[0]?.next), now);
}
