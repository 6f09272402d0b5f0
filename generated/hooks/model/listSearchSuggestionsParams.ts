// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListSearchSuggestionsParams = {
/**
 * What is in the search box. Blank is refused.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
keyWord: string;
};
