import { type OrderKind, orderKindOf } from '#domain/payment/order-kind.ts';
import { constants } from '#generated/constants.ts';
import { objectTypeValues } from '#generated/enums.ts';

const objectTypes = {
  standard: objectTypeValues.standardOrder,
  customised: objectTypeValues.customisedOrder,
  sample: objectTypeValues.sampleOrder,
} as const satisfies Record<OrderKind, unknown>;

/** Whom and what a message is about, as the calls of the chat name it. */
export function chatTarget(orderNo: string) {
  return {
    getId: constants.chatServiceId,
    objectId: orderNo,
    objectType: objectTypes[orderKindOf(orderNo) ?? 'standard'],
  };
}

/** `putId` of the messages that the member wrote. */
export const ownPutId = 'Y';
