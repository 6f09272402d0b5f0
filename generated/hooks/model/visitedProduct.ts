// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ProductDescribe } from './productDescribe.ts';
import type { ProductId } from './productId.ts';
import type { ProductImg } from './productImg.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * What a short list shows of a product.
 */
export interface VisitedProduct {
  productId: ProductId;
  productName: ProductName;
  productNum: ProductNum;
  productDescribe: ProductDescribe;
  productImg: ProductImg;
  unitPrice: UnitPrice;
}
