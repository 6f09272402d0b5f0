// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const payStandardOrderRequest: Validator;
export declare const payStandardOrderAnswer: Validator;
export declare const checkPaymentRequest: Validator;
export declare const checkPaymentAnswer: Validator;
export declare const payCustomisedOrderRequest: Validator;
export declare const payCustomisedOrderAnswer: Validator;
