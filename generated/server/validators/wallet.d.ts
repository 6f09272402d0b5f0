// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getAccountRequest: Validator;
export declare const getAccountAnswer: Validator;
export declare const listAccountFlowRequest: Validator;
export declare const listAccountFlowAnswer: Validator;
export declare const listWithdrawalsRequest: Validator;
export declare const listWithdrawalsAnswer: Validator;
export declare const listBalanceHistoryRequest: Validator;
export declare const listBalanceHistoryAnswer: Validator;
export declare const exportAccountFlowRequest: Validator;
export declare const exportAccountFlowAnswer: Validator;
