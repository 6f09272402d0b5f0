// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';
import type { ProductId } from './productId.ts';

/**
 * The product, and who is to be written to.
 */
export interface AddStockAlertForm {
  productId: ProductId;
  email?: Email;
}
