// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Direction of `sort`.
 */
export type ListProductsFormOrder = typeof ListProductsFormOrder[keyof typeof ListProductsFormOrder];


export const ListProductsFormOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
