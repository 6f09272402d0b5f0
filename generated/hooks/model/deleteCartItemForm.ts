// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { CarId } from './carId.ts';

/**
 * Which item.
 */
export interface DeleteCartItemForm {
  carId: CarId;
}
