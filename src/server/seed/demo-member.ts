import { eq } from 'drizzle-orm';
import { newMember } from '#domain/session/new-member.ts';
import { memberSexValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { member } from '#server/db/schema/session.ts';
import { hashPassword } from '#server/session/index.ts';
import { type DemoMember, readDemoMembers } from './read-demo-members.ts';

async function rowOf({ password, sex, ...fields }: DemoMember, createdAt: Date) {
  return {
    ...newMember(fields),
    ...(sex ? { sex: memberSexValues[sex] } : {}),
    passwordHash: await hashPassword(password),
    createdAt,
  };
}

/** Adds the two members of the demo shop and returns the id of the one who has everything. */
export async function addDemoMembers(db: Executor, now: Date): Promise<number> {
  const { buyer, newcomer } = await readDemoMembers();
  const rows = await Promise.all([rowOf(buyer, now), rowOf(newcomer, now)]);
  const [added] = await db.insert(member).values(rows).returning({ id: member.id });
  if (!added) throw new Error('the demo members were not added');
  await db
    .update(account)
    .set({ payPasswordHash: await hashPassword(buyer.password) })
    .where(eq(account.memberId, added.id));
  return added.id;
}
