// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listOrderChatsRequest: Validator;
export declare const listOrderChatsAnswer: Validator;
export declare const markAllNoticesRequest: Validator;
export declare const markAllNoticesAnswer: Validator;
export declare const listNoticesRequest: Validator;
export declare const listNoticesAnswer: Validator;
export declare const markNoticeRequest: Validator;
export declare const markNoticeAnswer: Validator;
