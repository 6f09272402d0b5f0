// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const searchAllRequest: Validator;
export declare const searchAllAnswer: Validator;
export declare const countSearchCategoriesRequest: Validator;
export declare const countSearchCategoriesAnswer: Validator;
export declare const listSearchSuggestionsRequest: Validator;
export declare const listSearchSuggestionsAnswer: Validator;
