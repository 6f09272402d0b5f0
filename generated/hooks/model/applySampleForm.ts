// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductId } from './productId.ts';

/**
 * Where a sample goes and what it costs in points.
 */
export interface ApplySampleForm {
  productId: ProductId;
  /**
     * The points that the member agreed to. Other points than `customIntegration` of the product are refused with code 4010.
     * @minimum 1
     * @maximum 1000000
     */
  integralNum: number;
  /**
     * Consignee.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  receivingUser: string;
  /**
     * Phone of the consignee.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  receivingPhone: string;
  /**
     * Address of the consignee.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  receivingAddress: string;
}
