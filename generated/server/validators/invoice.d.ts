// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const applyInvoiceRequest: Validator;
export declare const applyInvoiceAnswer: Validator;
export declare const getLatestInvoiceRequest: Validator;
export declare const getLatestInvoiceAnswer: Validator;
export declare const listInvoicesRequest: Validator;
export declare const listInvoicesAnswer: Validator;
