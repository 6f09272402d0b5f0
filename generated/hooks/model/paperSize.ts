// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Size of the page: 1 A4, 2 Letter.
 */
export type PaperSize = typeof PaperSize[keyof typeof PaperSize];


export const PaperSize = {
  a4Paper: 1,
  letterPaper: 2,
} as const;
