// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getVerifyCodeRequest: Validator;
export declare const getVerifyCodeAnswer: Validator;
export declare const loginMemberRequest: Validator;
export declare const loginMemberAnswer: Validator;
export declare const logoutMemberRequest: Validator;
export declare const logoutMemberAnswer: Validator;
export declare const sendRegistrationCodeRequest: Validator;
export declare const sendRegistrationCodeAnswer: Validator;
export declare const registerMemberRequest: Validator;
export declare const registerMemberAnswer: Validator;
export declare const sendResetCodeRequest: Validator;
export declare const sendResetCodeAnswer: Validator;
export declare const resetPasswordRequest: Validator;
export declare const resetPasswordAnswer: Validator;
