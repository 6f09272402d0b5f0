// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FavouriteId } from './favouriteId.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';

/**
 * Which products are favourites.
 */
export interface ListFavouriteIdsAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * All favourites, the latest first.
     * @maxItems 1000
     */
  data: FavouriteId[];
}
