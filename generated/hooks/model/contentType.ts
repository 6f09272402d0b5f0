// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 news, 2 newsflash.
 */
export type ContentType = typeof ContentType[keyof typeof ContentType];


export const ContentType = {
  newsItem: 1,
  newsflash: 2,
} as const;
