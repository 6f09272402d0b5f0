import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';
import { orderKindOf } from '#domain/payment/order-kind.ts';
import { constants } from '#generated/constants.ts';
import { type objectTypeNames, objectTypeValues } from '#generated/enums.ts';

/** Kind of an order on the wire of the chat. */
export type ObjectType = keyof typeof objectTypeNames;

const { standardOrder, customisedOrder, sampleOrder } = objectTypeValues;
const typeOf = { standard: standardOrder, customised: customisedOrder, sample: sampleOrder } as const;

/** Who a chat is with, and about which order. */
export interface ChatRequest {
  readonly getId: string;
  readonly objectId: string;
  /** Absent in requests that leave it to the number of the order. */
  readonly objectType?: ObjectType | undefined;
}

/** Whom and what a message about an order names: the customer service, the order, and its kind. */
export function chatAbout(orderNo: string) {
  const kind = orderKindOf(orderNo) ?? 'standard';
  return { getId: constants.chatServiceId, objectId: orderNo, objectType: typeOf[kind] };
}

type Target = { readonly ok: true; readonly value: { readonly objectType: ObjectType } } | NotFound;

/**
 * The kind of order that a chat is about, from the first letter of its number. Refused as `notFound` when the chat is not with the
 * customer service, or when the request names another kind.
 */
export function chatTarget({ getId, objectId, objectType }: ChatRequest): Target {
  const kind = orderKindOf(objectId);
  if (getId !== constants.chatServiceId || kind === undefined) return notFound;
  const named = typeOf[kind];
  return objectType === undefined || objectType === named
    ? { ok: true, value: { objectType: named } }
    : notFound;
}
