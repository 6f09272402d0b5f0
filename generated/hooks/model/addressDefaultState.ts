// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 for the default address, 0 for any other.
 */
export type AddressDefaultState = typeof AddressDefaultState[keyof typeof AddressDefaultState];


export const AddressDefaultState = {
  notDefault: 0,
  isDefault: 1,
} as const;
