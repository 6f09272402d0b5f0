// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listDocumentsRequest: Validator;
export declare const listDocumentsAnswer: Validator;
export declare const listDocumentTypesRequest: Validator;
export declare const listDocumentTypesAnswer: Validator;
export declare const getDocumentPreviewRequest: Validator;
export declare const getDocumentPreviewAnswer: Validator;
export declare const countDocumentDownloadRequest: Validator;
export declare const countDocumentDownloadAnswer: Validator;
export declare const authoriseDocumentDownloadRequest: Validator;
export declare const authoriseDocumentDownloadAnswer: Validator;
