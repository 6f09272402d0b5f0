// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const addStockAlertRequest: Validator;
export declare const addStockAlertAnswer: Validator;
export declare const listStockAlertsRequest: Validator;
export declare const listStockAlertsAnswer: Validator;
export declare const deleteStockAlertRequest: Validator;
export declare const deleteStockAlertAnswer: Validator;
