// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 male, 2 female; absent until the member says it.
 */
export type MemberSex = typeof MemberSex[keyof typeof MemberSex];


export const MemberSex = {
  male: 1,
  female: 2,
} as const;
