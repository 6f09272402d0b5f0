// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SceneUrl } from './sceneUrl.ts';

/**
 * A picture with a description.
 */
export interface ImageText {
  img: SceneUrl;
  /**
     * The description.
     * @maxLength 500
     */
  des: string;
}
