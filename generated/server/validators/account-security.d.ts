// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listSessionsRequest: Validator;
export declare const listSessionsAnswer: Validator;
export declare const logoutSessionRequest: Validator;
export declare const logoutSessionAnswer: Validator;
export declare const logoutOtherSessionsRequest: Validator;
export declare const logoutOtherSessionsAnswer: Validator;
export declare const getSecondFactorRequest: Validator;
export declare const getSecondFactorAnswer: Validator;
export declare const startSecondFactorRequest: Validator;
export declare const startSecondFactorAnswer: Validator;
export declare const confirmSecondFactorRequest: Validator;
export declare const confirmSecondFactorAnswer: Validator;
export declare const deleteSecondFactorRequest: Validator;
export declare const deleteSecondFactorAnswer: Validator;
export declare const resetRecoveryCodesRequest: Validator;
export declare const resetRecoveryCodesAnswer: Validator;
