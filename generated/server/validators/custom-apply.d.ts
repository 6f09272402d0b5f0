// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const applyCustomisedOrderRequest: Validator;
export declare const applyCustomisedOrderAnswer: Validator;
