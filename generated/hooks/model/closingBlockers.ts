// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { ClosingBlocker } from './closingBlocker.ts';

/**
 * What keeps an account from being closed: 1 an order that is not finished, 2 money on a balance, 3 a withdrawal that is not decided, 4 a started payment that the payment service may still confirm.
 * @maxItems 4
 */
export type ClosingBlockers = ClosingBlocker[];
