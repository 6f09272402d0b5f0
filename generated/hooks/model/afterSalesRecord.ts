// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AfterSalesRecordDecision } from './afterSalesRecordDecision.ts';
import type { AfterSalesRecordServiceType } from './afterSalesRecordServiceType.ts';

/**
 * A request for after-sales service and its outcome.
 */
export interface AfterSalesRecord {
  /** 1 return, 2 exchange. The numbers of assFlag run the other way. */
  serviceType: AfterSalesRecordServiceType;
  /**
     * What is wrong with the goods.
     * @minLength 1
     * @maxLength 500
     */
  questionContent: string;
  /**
     * When it was asked for.
     * @maxLength 40
     */
  createTime: string;
  /** What the shop decided. */
  decision: AfterSalesRecordDecision;
  /**
     * When the shop decided; null until then.
     * @maxLength 40
     * @nullable
     */
  decisionTime: string | null;
  /**
     * What the shop wrote; null when it wrote nothing.
     * @maxLength 500
     * @nullable
     */
  reply: string | null;
}
