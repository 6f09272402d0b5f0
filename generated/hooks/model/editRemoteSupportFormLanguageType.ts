// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Language of the talk: 1 Chinese, any other value English.
 */
export type EditRemoteSupportFormLanguageType = typeof EditRemoteSupportFormLanguageType[keyof typeof EditRemoteSupportFormLanguageType];


export const EditRemoteSupportFormLanguageType = {
  chinese: 1,
  english: 2,
} as const;
