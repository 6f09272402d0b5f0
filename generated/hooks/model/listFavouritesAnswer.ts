// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Favourite } from './favourite.ts';
import type { Message } from './message.ts';
import type { SuccessCode } from './successCode.ts';
import type { TotalParams } from './totalParams.ts';

/**
 * One page of favourites.
 */
export interface ListFavouritesAnswer {
  code: SuccessCode;
  msg: Message;
  /**
     * The favourites.
     * @maxItems 100
     */
  data: Favourite[];
  params: TotalParams;
}
