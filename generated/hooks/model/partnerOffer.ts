// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { BackorderWeeks } from './backorderWeeks.ts';
import type { OrderMultiple } from './orderMultiple.ts';
import type { PriceOnRequest } from './priceOnRequest.ts';
import type { PriceTier } from './priceTier.ts';
import type { ProductId } from './productId.ts';
import type { ProductName } from './productName.ts';
import type { ProductNum } from './productNum.ts';
import type { StartBuy } from './startBuy.ts';
import type { Stock } from './stock.ts';
import type { UnitPrice } from './unitPrice.ts';

/**
 * A product of the shop with the part number.
 */
export interface PartnerOffer {
  productId: ProductId;
  productNum: ProductNum;
  productName: ProductName;
  /**
     * Manufacturer.
     * @maxLength 100
     */
  brand?: string;
  stock: Stock;
  startBuy: StartBuy;
  orderMultiple: OrderMultiple;
  backorderWeeks?: BackorderWeeks;
  priceOnRequest: PriceOnRequest;
  unitPrice?: UnitPrice;
  /**
     * Price tiers, sorted by `num` from small to large. The one with the highest `num` that is at most the quantity applies; below the smallest `num` the unitPrice applies.
     * @maxItems 50
     */
  priceTiers: PriceTier[];
  /**
     * Price of one piece at the `quantity` of the part, in dollar cents with at most 4 decimals. Only when the part has a quantity and the product a price.
     * @minimum 0
     * @maximum 100000000
     */
  quantityPrice?: number;
}
