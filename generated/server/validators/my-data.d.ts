// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const exportMyDataRequest: Validator;
export declare const exportMyDataAnswer: Validator;
export declare const getClosingRequest: Validator;
export declare const getClosingAnswer: Validator;
export declare const deleteAccountRequest: Validator;
export declare const deleteAccountAnswer: Validator;
