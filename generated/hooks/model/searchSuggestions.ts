// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SuggestedCategory } from './suggestedCategory.ts';
import type { SuggestedPart } from './suggestedPart.ts';
import type { SuggestedValues } from './suggestedValues.ts';

/**
 * What a text in the search box may become.
 */
export interface SearchSuggestions {
  /**
     * Part numbers that begin with the text. The text itself first, then those of which the stock fills the smallest order.
     * @maxItems 20
     */
  partNumbers: SuggestedPart[];
  /**
     * Categories that are called so, those with most products first.
     * @maxItems 20
     */
  categories: SuggestedCategory[];
  /**
     * Categories in which the text is a set of values, those with most products first.
     * @maxItems 20
     */
  values: SuggestedValues[];
}
