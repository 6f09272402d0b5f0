// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AlertId } from './alertId.ts';

/**
 * The request to delete.
 */
export interface DeleteStockAlertForm {
  alertId: AlertId;
}
