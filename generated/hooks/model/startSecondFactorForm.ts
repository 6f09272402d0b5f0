// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { LoginPasswordProof } from './loginPasswordProof.ts';

/**
 * The login password, so that nobody else sets a second factor up at an unattended screen.
 */
export interface StartSecondFactorForm {
  password: LoginPasswordProof;
}
