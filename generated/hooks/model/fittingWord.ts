// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { FittingWordFit } from './fittingWordFit.ts';

/**
 * A word of a keyword whose value products fit without stating it.
 */
export interface FittingWord {
  /**
     * The word as it was typed.
     * @minLength 1
     * @maxLength 100
     */
  word: string;
  /** 1 a rating of at least this value, 2 a limit of at most this value, 3 a range with this value, 4 a value in this range. */
  fit: FittingWordFit;
}
