// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * 1 when there are more products than were counted, so that every count is a lower bound. 0 when all are exact.
 */
export type CountedParamsTotalIsLowerBound = typeof CountedParamsTotalIsLowerBound[keyof typeof CountedParamsTotalIsLowerBound];


export const CountedParamsTotalIsLowerBound = {
  exactTotal: 0,
  lowerBound: 1,
} as const;
