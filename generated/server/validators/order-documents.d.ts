// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getOrderDocumentRequest: Validator;
export declare const getOrderDocumentAnswer: Validator;
export declare const listIssuedDocumentsRequest: Validator;
export declare const listIssuedDocumentsAnswer: Validator;
