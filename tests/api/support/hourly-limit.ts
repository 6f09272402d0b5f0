import { sql } from 'drizzle-orm';
import { type OperationId, routes } from '#generated/server/routes.ts';
import { attempt } from '#server/db/schema/session.ts';
import { recordAttempt } from '#server/session/attempts.ts';
import type { TestApp } from './test-app.ts';

/** Counts as many calls of a member as the operation allows within an hour. */
export async function useUpHourlyLimit(
  { db, clock }: TestApp,
  operationId: OperationId,
  memberId: number,
): Promise<void> {
  const { hourlyLimit = 0 } = routes.find((route) => route.operationId === operationId) ?? {};
  const counted = { kind: 'call', key: `${operationId} ${memberId}` } as const;
  const first = await recordAttempt(db, counted, clock.now());
  await db.execute(sql`insert into ${attempt} (kind, key_hash, at)
    select kind, key_hash, at from ${attempt}, generate_series(2, ${hourlyLimit}::integer) where id = ${first}`);
}
