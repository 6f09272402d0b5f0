// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const sendAccountCodeRequest: Validator;
export declare const sendAccountCodeAnswer: Validator;
export declare const setPayPasswordRequest: Validator;
export declare const setPayPasswordAnswer: Validator;
export declare const updatePayPasswordRequest: Validator;
export declare const updatePayPasswordAnswer: Validator;
export declare const updateLoginPasswordRequest: Validator;
export declare const updateLoginPasswordAnswer: Validator;
