// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ImageText } from './imageText.ts';

/**
 * Pictures with a description.
 * @maxItems 50
 */
export type ImageTexts = ImageText[];
