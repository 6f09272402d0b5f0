// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Html } from './html.ts';
import type { ProductId } from './productId.ts';
import type { SceneUrl } from './sceneUrl.ts';
import type { SchemeId } from './schemeId.ts';

/**
 * A solution. Only the detail has the remark.
 */
export interface Solution {
  schemeId: SchemeId;
  /**
     * Name of the solution in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  schemeName: string;
  productId: ProductId;
  url: SceneUrl;
  remark?: Html;
}
