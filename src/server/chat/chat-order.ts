import { eq } from 'drizzle-orm';
import { type ChatRequest, chatTarget, type ObjectType } from '#domain/chat/chat-target.ts';
import { ownEntry, requireExisting } from '#domain/ownership/own-entry.ts';
import { objectTypeValues } from '#generated/enums.ts';
import type { Executor } from '#server/db/client.ts';
import { customisedOrder } from '#server/db/schema/customised-orders.ts';
import { sampleOrder, standardOrder } from '#server/db/schema/orders.ts';

/** The order that a chat is about. */
export interface ChatOrder {
  readonly orderNo: string;
  readonly objectType: ObjectType;
  readonly memberId: number;
}

const tables = {
  [objectTypeValues.standardOrder]: standardOrder,
  [objectTypeValues.customisedOrder]: customisedOrder,
  [objectTypeValues.sampleOrder]: sampleOrder,
};

/** The order that a request is about, of any member; `notFound` when there is none of this kind. */
export async function findChatOrder(db: Executor, request: ChatRequest) {
  const target = chatTarget(request);
  if (!target.ok) return target;
  const { objectType } = target.value;
  const table = tables[objectType];
  const [found] = await db
    .select({ memberId: table.memberId })
    .from(table)
    .where(eq(table.orderNo, request.objectId));
  return requireExisting(found && { orderNo: request.objectId, objectType, ...found });
}

/** The order of a member that a request is about. */
export async function findOwnChatOrder(db: Executor, memberId: number, request: ChatRequest) {
  const found = await findChatOrder(db, request);
  return found.ok ? ownEntry(found.value, memberId) : found;
}
