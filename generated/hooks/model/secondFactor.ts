// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DateTime } from './dateTime.ts';

/**
 * State of the second factor.
 */
export interface SecondFactor {
  /** Whether sign-in and withdrawals ask for a code. */
  enabled: boolean;
  enabledAt?: DateTime;
  /**
     * Recovery codes that were not used yet.
     * @minimum 0
     * @maximum 10
     */
  recoveryCodesLeft: number;
}
