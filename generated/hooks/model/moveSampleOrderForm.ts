// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { MoveSampleOrderFormType } from './moveSampleOrderFormType.ts';
import type { SampleId } from './sampleId.ts';

/**
 * What shall happen to a sample order.
 */
export interface MoveSampleOrderForm {
  sampleId: SampleId;
  /** 3 confirms the receipt, 5 cancels. */
  type: MoveSampleOrderFormType;
}
