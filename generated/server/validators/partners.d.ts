// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listPartnerOffersRequest: Validator;
export declare const listPartnerOffersAnswer: Validator;
