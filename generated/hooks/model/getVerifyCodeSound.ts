// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type GetVerifyCodeSound = typeof GetVerifyCodeSound[keyof typeof GetVerifyCodeSound];


export const GetVerifyCodeSound = {
  pictureCode: 0,
  spokenCode: 1,
} as const;
