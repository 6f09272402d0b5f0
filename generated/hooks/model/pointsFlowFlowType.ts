// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * What moved the points. Any value not listed is shown as completed order.
 */
export type PointsFlowFlowType = typeof PointsFlowFlowType[keyof typeof PointsFlowFlowType];


export const PointsFlowFlowType = {
  sampleApplication: 1,
  pointsDeduction: 2,
  closedOrder: 3,
  completedOrder: 4,
} as const;
