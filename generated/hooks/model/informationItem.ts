// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { NewsId } from './newsId.ts';
import type { SceneUrl } from './sceneUrl.ts';

/**
 * A news item.
 */
export interface InformationItem {
  nid: NewsId;
  /**
     * Title in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * The beginning of the text, without markup.
     * @maxLength 500
     */
  content: string;
  imageUrl?: SceneUrl;
}
