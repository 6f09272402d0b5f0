// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Kind of that order: 1 standard, 2 customised, 3 sample. Present with `orderNo`.
 */
export type NoticeOrderType = typeof NoticeOrderType[keyof typeof NoticeOrderType];


export const NoticeOrderType = {
  standardOrder: 1,
  customisedOrder: 2,
  sampleOrder: 3,
} as const;
