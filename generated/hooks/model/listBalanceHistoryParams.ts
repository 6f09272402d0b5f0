// Generated from openapi/ by `npm run generate`. Never edited by hand.

export type ListBalanceHistoryParams = {
/**
 * Length of the period in days in Beijing, today included.
 * @minimum 2
 * @maximum 366
 */
days?: number;
};
