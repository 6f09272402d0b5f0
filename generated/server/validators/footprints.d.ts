// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listFootprintsRequest: Validator;
export declare const listFootprintsAnswer: Validator;
export declare const addFootprintRequest: Validator;
export declare const addFootprintAnswer: Validator;
export declare const deleteFootprintRequest: Validator;
export declare const deleteFootprintAnswer: Validator;
