// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const selectCartItemsRequest: Validator;
export declare const selectCartItemsAnswer: Validator;
export declare const submitCartOrderRequest: Validator;
export declare const submitCartOrderAnswer: Validator;
export declare const submitDirectOrderRequest: Validator;
export declare const submitDirectOrderAnswer: Validator;
export declare const getConsumerDiscountRequest: Validator;
export declare const getConsumerDiscountAnswer: Validator;
