// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ClosingBlockers } from './closingBlockers.ts';

/**
 * What keeps an account from being closed.
 */
export interface Closing {
  blockers: ClosingBlockers;
}
