// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ImageUrl } from './imageUrl.ts';

/**
 * A picture with a description.
 */
export interface ImageText {
  img: ImageUrl;
  /**
     * The description.
     * @maxLength 500
     */
  des: string;
}
