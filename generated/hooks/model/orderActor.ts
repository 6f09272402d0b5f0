// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Who did it: the member, the shop, or the system by itself.
 */
export type OrderActor = typeof OrderActor[keyof typeof OrderActor];


export const OrderActor = {
  byMember: 1,
  byShop: 2,
  bySystem: 3,
} as const;
