import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { member } from '#server/db/schema/session.ts';

/** The member's grade, which decides the discount; null without a grade. */
export async function readGrade(db: Executor, memberId: number): Promise<string | null> {
  const [found] = await db
    .select({ grade: member.grade })
    .from(member)
    .where(eq(member.id, memberId))
    .prepare('read-grade')
    .execute();
  return found?.grade ?? null;
}
