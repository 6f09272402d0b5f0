// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listHotCatalogsRequest: Validator;
export declare const listHotCatalogsAnswer: Validator;
export declare const getCatalogTreeRequest: Validator;
export declare const getCatalogTreeAnswer: Validator;
export declare const listProductsRequest: Validator;
export declare const listProductsAnswer: Validator;
export declare const listColumnsRequest: Validator;
export declare const listColumnsAnswer: Validator;
export declare const getProductRequest: Validator;
export declare const getProductAnswer: Validator;
export declare const getUsdPriceRequest: Validator;
export declare const getUsdPriceAnswer: Validator;
export declare const applySampleRequest: Validator;
export declare const applySampleAnswer: Validator;
export declare const countProductFacetsRequest: Validator;
export declare const countProductFacetsAnswer: Validator;
