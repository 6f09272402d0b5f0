// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CarId } from './carId.ts';
import type { Quantity } from './quantity.ts';

/**
 * Item and new quantity.
 */
export interface UpdateCartItemForm {
  carId: CarId;
  num: Quantity;
}
