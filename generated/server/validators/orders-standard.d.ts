// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listStandardOrdersRequest: Validator;
export declare const listStandardOrdersAnswer: Validator;
export declare const getStandardOrderRequest: Validator;
export declare const getStandardOrderAnswer: Validator;
export declare const confirmStandardReceiptRequest: Validator;
export declare const confirmStandardReceiptAnswer: Validator;
export declare const cancelStandardOrderRequest: Validator;
export declare const cancelStandardOrderAnswer: Validator;
export declare const applyAfterSalesRequest: Validator;
export declare const applyAfterSalesAnswer: Validator;
export declare const buyAgainRequest: Validator;
export declare const buyAgainAnswer: Validator;
export declare const uploadStandardContractRequest: Validator;
export declare const uploadStandardContractAnswer: Validator;
export declare const exportOrdersRequest: Validator;
export declare const exportOrdersAnswer: Validator;
