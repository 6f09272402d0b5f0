// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The language of `msg` and of every text in the response.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  zh_CN: 'zh_CN',
  en_US: 'en_US',
} as const;
