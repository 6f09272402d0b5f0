// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listPointsFlowRequest: Validator;
export declare const listPointsFlowAnswer: Validator;
