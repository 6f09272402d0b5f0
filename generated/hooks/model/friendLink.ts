// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ImageUrl } from './imageUrl.ts';

/**
 * A link to a partner.
 */
export interface FriendLink {
  /**
     * Name of the partner in the language of the request.
     * @minLength 1
     * @maxLength 100
     */
  linkName: string;
  /**
     * Where the link leads. Opens in a new tab.
     * @minLength 1
     * @maxLength 2000
     */
  linkUrl: string;
  coverImage?: ImageUrl;
}
