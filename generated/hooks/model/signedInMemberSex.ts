// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Absent when the member has not said.
 */
export type SignedInMemberSex = typeof SignedInMemberSex[keyof typeof SignedInMemberSex];


export const SignedInMemberSex = {
  male: 1,
  female: 2,
} as const;
