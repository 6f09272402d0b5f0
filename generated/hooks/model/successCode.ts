// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 0 means that the call did what it says.
 */
export type SuccessCode = typeof SuccessCode[keyof typeof SuccessCode];


export const SuccessCode = {
  success: 0,
} as const;
