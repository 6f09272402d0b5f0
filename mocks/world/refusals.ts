import { readCarIds } from '#domain/cart/cart-lines.ts';
import type { OperationId, Requests } from '#generated/server/handlers.ts';
import type { Call, Refusal } from './call.ts';
import { findOrder } from './order-documents/document-link.ts';
import { refuseContract } from './orders/stored-contract.ts';

type Refusals = { readonly [K in OperationId]?: (call: Call, request: Requests[K]) => Refusal | undefined };

/** Requests that a verb of `x-mock` refuses, where that is a rule of the shop and no state of an entry, which `x-action` states. */
export const refusals: Refusals = {
  selectCartItems(_, { ids }) {
    const carIds = readCarIds(ids);
    return carIds.ok ? undefined : carIds;
  },

  listIssuedDocuments(call, { orderNo }) {
    const found = findOrder(call, orderNo, false);
    return found.ok ? undefined : found;
  },

  uploadStandardContract: (call, { contractLink }) => refuseContract(call, contractLink),

  uploadCustomisedContract: (call, { contractLink }) => refuseContract(call, contractLink),
};
