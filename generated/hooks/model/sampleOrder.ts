// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { OrderHistoryEntry } from './orderHistoryEntry.ts';
import type { OrderNo } from './orderNo.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductNum } from './productNum.ts';
import type { ReceivingPhone } from './receivingPhone.ts';
import type { ReceivingUser } from './receivingUser.ts';
import type { SampleId } from './sampleId.ts';
import type { SampleOrderOrderState } from './sampleOrderOrderState.ts';
import type { SampleOrderOrderType } from './sampleOrderOrderType.ts';
import type { SampleOrderParams } from './sampleOrderParams.ts';
import type { ShownReceivingAddress } from './shownReceivingAddress.ts';

/**
 * A sample redeemed with points, in lists and in detail.
 */
export interface SampleOrder {
  sampleId: SampleId;
  orderNo: OrderNo;
  /** State of the order. Any value not listed is shown as cancelled. */
  orderState: SampleOrderOrderState;
  /**
     * Points that the sample cost.
     * @minimum 0
     * @maximum 1000000000
     */
  integralNum: number;
  /** Always 3, sample. */
  orderType: SampleOrderOrderType;
  /**
     * Number of the product.
     * @minimum 1
     * @maximum 9007199254740991
     */
  productId: number;
  productNum: ProductNum;
  productImg: ProductImg;
  /** What the product of the sample is. */
  params: SampleOrderParams;
  /**
     * Name of the carrier; null until the sample is on its way.
     * @maxLength 100
     * @nullable
     */
  logisticsName: string | null;
  /**
     * Number of the consignment; null until the sample is on its way.
     * @maxLength 100
     * @nullable
     */
  logisticsNum: string | null;
  receivingUser: ReceivingUser;
  receivingAddress: ShownReceivingAddress;
  receivingPhone: ReceivingPhone;
  /**
     * When the sample was asked for.
     * @maxLength 40
     */
  createTime: string;
  /**
     * What happened to the order, oldest first. Only in detail responses.
     * @maxItems 1000
     */
  history?: OrderHistoryEntry[];
}
