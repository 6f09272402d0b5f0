import { sql } from 'drizzle-orm';
import { beijingDay } from '#domain/beijing-day.ts';
import type { Executor } from '#server/db/client.ts';

const digits = 8;

/** Sequence of each kind of number: P standard order, C customised order, S sample, Z payment, W withdrawal. */
const sequences = {
  P: 'order_number',
  C: 'order_number',
  S: 'order_number',
  Z: 'payment_number',
  W: 'withdrawal_number',
} as const;

/** The next number of a kind: letter, date in Beijing, sequence number. */
export async function nextNumber(db: Executor, kind: keyof typeof sequences, now: Date): Promise<string> {
  const result = await db.execute<{ next: number }>(sql`select nextval(${sequences[kind]}) as next`);
  const running = String(result.rows[0]?.next).padStart(digits, '0');
  return `${kind}${beijingDay(now).replaceAll('-', '')}${running}`;
}
