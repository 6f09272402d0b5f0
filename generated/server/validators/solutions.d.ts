// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listSolutionsRequest: Validator;
export declare const listSolutionsAnswer: Validator;
export declare const getSolutionRequest: Validator;
export declare const getSolutionAnswer: Validator;
