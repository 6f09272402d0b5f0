// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Validator } from '#domain/wire/finding.ts';

export declare const listFavouritesRequest: Validator;
export declare const listFavouritesAnswer: Validator;
export declare const listFavouriteIdsRequest: Validator;
export declare const listFavouriteIdsAnswer: Validator;
export declare const addFavouriteRequest: Validator;
export declare const addFavouriteAnswer: Validator;
export declare const deleteFavouriteRequest: Validator;
export declare const deleteFavouriteAnswer: Validator;
