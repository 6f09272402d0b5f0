import type { OrderKind } from '#domain/payment/order-kind.ts';

/** Where the world keeps the orders of each kind. */
export const orderCollections = {
  standard: 'standardOrders',
  customised: 'customisedOrders',
  sample: 'sampleOrders',
} as const satisfies Readonly<Record<OrderKind, string>>;
