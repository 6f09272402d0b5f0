// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listSampleOrdersRequest: Validator;
export declare const listSampleOrdersAnswer: Validator;
export declare const getSampleOrderRequest: Validator;
export declare const getSampleOrderAnswer: Validator;
export declare const moveSampleOrderRequest: Validator;
export declare const moveSampleOrderAnswer: Validator;
