import { eq } from 'drizzle-orm';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import type { Reader } from './message-answer.ts';

/** The calling member with the name that the chat shows. */
export async function readReader(context: CallContext): Promise<Reader> {
  const { id } = callingMember(context);
  const [found] = await context.db
    .select({ name: member.name, surname: member.surname })
    .from(member)
    .where(eq(member.id, id));
  return { id, name: found?.name ?? '', surname: found?.surname ?? '' };
}
