// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getBannersRequest: Validator;
export declare const getBannersAnswer: Validator;
export declare const listNewsRequest: Validator;
export declare const listNewsAnswer: Validator;
export declare const getNewsDetailRequest: Validator;
export declare const getNewsDetailAnswer: Validator;
export declare const getCompanyProfileRequest: Validator;
export declare const getCompanyProfileAnswer: Validator;
