// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SupportId } from './supportId.ts';

/**
 * The request to cancel.
 */
export interface CancelRemoteSupportForm {
  supportId: SupportId;
}
