// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 a rating of at least this value, 2 a limit of at most this value, 3 a range with this value, 4 a value in this range.
 */
export type FittingWordFit = typeof FittingWordFit[keyof typeof FittingWordFit];


export const FittingWordFit = {
  byRating: 1,
  byLimit: 2,
  byRange: 3,
  byNumber: 4,
} as const;
