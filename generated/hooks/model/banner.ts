// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SceneUrl } from './sceneUrl.ts';

/**
 * A banner.
 */
export interface Banner {
  imgUrl: SceneUrl;
  /**
     * Where a click leads, `{type}#{id}`: type 10011 opens the product detail of the id, any other type the news detail of the id.
     * @minLength 3
     * @maxLength 25
     * @pattern ^[0-9]{1,9}#[0-9]{1,15}$
     */
  linkUrl: string;
}
