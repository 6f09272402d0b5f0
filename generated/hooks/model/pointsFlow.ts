// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { PointsFlowBudget } from './pointsFlowBudget.ts';
import type { PointsFlowFlowType } from './pointsFlowFlowType.ts';

/**
 * One entry of the points ledger. The points balance is the sum of its entries.
 */
export interface PointsFlow {
  /**
     * Id of the entry.
     * @minimum 1
     * @maximum 9007199254740991
     */
  id: number;
  /** What moved the points. Any value not listed is shown as completed order. */
  flowType: PointsFlowFlowType;
  /**
     * Number of points, always positive.
     * @minimum 1
     * @maximum 1000000000
     */
  flowNum: number;
  /** Direction: 0 is income, anything else expense. */
  budget: PointsFlowBudget;
  /**
     * When the points moved.
     * @maxLength 40
     */
  createTime: string;
  /**
     * Number of the order behind the entry.
     * @minLength 1
     * @maxLength 32
     */
  objectId: string;
}
