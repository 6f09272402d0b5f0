// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { WordItem } from './wordItem.ts';

/**
 * The documents of a column of kind word.
 * @maxItems 100
 */
export type WordItems = WordItem[];
