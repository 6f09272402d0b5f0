// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getMemberRequest: Validator;
export declare const getMemberAnswer: Validator;
export declare const updateMemberRequest: Validator;
export declare const updateMemberAnswer: Validator;
