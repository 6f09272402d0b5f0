import { eq } from 'drizzle-orm';
import type { ChatReader } from '#domain/chat/shown-message.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';

/** The calling member with the name that the chat shows. */
export async function readReader(context: CallContext): Promise<ChatReader> {
  const { id } = callingMember(context);
  const [found] = await context.db
    .select({ name: member.name, surname: member.surname, country: member.country })
    .from(member)
    .where(eq(member.id, id));
  return { id, name: found?.name ?? '', surname: found?.surname ?? '', country: found?.country };
}
