// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listProjectsRequest: Validator;
export declare const listProjectsAnswer: Validator;
export declare const addProjectRequest: Validator;
export declare const addProjectAnswer: Validator;
export declare const editProjectRequest: Validator;
export declare const editProjectAnswer: Validator;
export declare const cancelProjectRequest: Validator;
export declare const cancelProjectAnswer: Validator;
export declare const submitProjectRequest: Validator;
export declare const submitProjectAnswer: Validator;
