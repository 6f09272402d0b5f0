// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listCustomisedOrdersRequest: Validator;
export declare const listCustomisedOrdersAnswer: Validator;
export declare const countWaitingCustomisedRequest: Validator;
export declare const countWaitingCustomisedAnswer: Validator;
export declare const getCustomisedOrderRequest: Validator;
export declare const getCustomisedOrderAnswer: Validator;
export declare const listInstalmentsRequest: Validator;
export declare const listInstalmentsAnswer: Validator;
export declare const moveCustomisedOrderRequest: Validator;
export declare const moveCustomisedOrderAnswer: Validator;
export declare const uploadCustomisedContractRequest: Validator;
export declare const uploadCustomisedContractAnswer: Validator;
