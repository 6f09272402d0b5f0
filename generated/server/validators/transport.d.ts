// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const uploadFileRequest: Validator;
export declare const uploadFileAnswer: Validator;
export declare const getFileLinkRequest: Validator;
export declare const getFileLinkAnswer: Validator;
