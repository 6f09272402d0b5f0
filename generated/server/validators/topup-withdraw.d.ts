// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const startTopUpRequest: Validator;
export declare const startTopUpAnswer: Validator;
export declare const applyWithdrawalRequest: Validator;
export declare const applyWithdrawalAnswer: Validator;
export declare const getTopUpRequest: Validator;
export declare const getTopUpAnswer: Validator;
