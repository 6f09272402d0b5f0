// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listHelpEntriesRequest: Validator;
export declare const listHelpEntriesAnswer: Validator;
export declare const getHelpEntryRequest: Validator;
export declare const getHelpEntryAnswer: Validator;
