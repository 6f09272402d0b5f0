// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 0 or less means unread. A confirmed notice is read.
 */
export type NoticeReadState = typeof NoticeReadState[keyof typeof NoticeReadState];


export const NoticeReadState = {
  unread: 0,
  read: 1,
} as const;
