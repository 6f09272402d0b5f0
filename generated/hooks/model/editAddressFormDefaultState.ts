// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 makes the address the default one.
 */
export type EditAddressFormDefaultState = typeof EditAddressFormDefaultState[keyof typeof EditAddressFormDefaultState];


export const EditAddressFormDefaultState = {
  isDefault: 1,
} as const;
