// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What a click does: 1 payment prompt or other step of an order, jumps to the order; 2 confirmation, is confirmed once; 3 link, is marked read and followed.
 */
export type NoticeMessageType = typeof NoticeMessageType[keyof typeof NoticeMessageType];


export const NoticeMessageType = {
  paymentPrompt: 1,
  confirmationNotice: 2,
  linkJump: 3,
} as const;
