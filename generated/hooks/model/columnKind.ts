// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What a value of the column is: text, number (with a unit), image (comma list of addresses) or word (JSON list of documents).
 */
export type ColumnKind = typeof ColumnKind[keyof typeof ColumnKind];


export const ColumnKind = {
  text: 'text',
  number: 'number',
  image: 'image',
  word: 'word',
} as const;
