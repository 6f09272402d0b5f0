// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const getRegionTreeRequest: Validator;
export declare const getRegionTreeAnswer: Validator;
export declare const listAddressesRequest: Validator;
export declare const listAddressesAnswer: Validator;
export declare const addAddressRequest: Validator;
export declare const addAddressAnswer: Validator;
export declare const editAddressByPostRequest: Validator;
export declare const editAddressByPostAnswer: Validator;
export declare const editAddressRequest: Validator;
export declare const editAddressAnswer: Validator;
export declare const deleteAddressesRequest: Validator;
export declare const deleteAddressesAnswer: Validator;
