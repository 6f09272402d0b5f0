// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ContentType } from './contentType.ts';
import type { DateTime } from './dateTime.ts';
import type { Html } from './html.ts';
import type { NewsId } from './newsId.ts';
import type { SceneUrl } from './sceneUrl.ts';

/**
 * A news item. The list leaves out its content.
 */
export interface NewsItem {
  nid: NewsId;
  /**
     * Title in the language of the request.
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  /**
     * Second title.
     * @maxLength 300
     */
  viceTitle?: string;
  imageUrl?: SceneUrl;
  createTime: DateTime;
  content?: Html;
  contentType: ContentType;
}
