// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The language of the document.
 */
export type IssuedDocumentDocumentLanguage = typeof IssuedDocumentDocumentLanguage[keyof typeof IssuedDocumentDocumentLanguage];


export const IssuedDocumentDocumentLanguage = {
  zh_CN: 'zh_CN',
  en_US: 'en_US',
} as const;
