// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 male, 2 female.
 */
export type UpdateMemberFormSex = typeof UpdateMemberFormSex[keyof typeof UpdateMemberFormSex];


export const UpdateMemberFormSex = {
  male: 1,
  female: 2,
} as const;
