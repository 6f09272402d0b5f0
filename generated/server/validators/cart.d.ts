// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listCartItemsRequest: Validator;
export declare const listCartItemsAnswer: Validator;
export declare const countCartItemsRequest: Validator;
export declare const countCartItemsAnswer: Validator;
export declare const addCartItemRequest: Validator;
export declare const addCartItemAnswer: Validator;
export declare const deleteCartItemRequest: Validator;
export declare const deleteCartItemAnswer: Validator;
export declare const updateCartItemRequest: Validator;
export declare const updateCartItemAnswer: Validator;
