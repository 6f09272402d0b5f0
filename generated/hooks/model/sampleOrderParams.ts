// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';

/**
 * What the product of the sample is.
 */
export type SampleOrderParams = {
  productName: ProductName;
  productImg: ProductImg;
};
