// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { LoginPasswordProof } from './loginPasswordProof.ts';
import type { SecondFactorCode } from './secondFactorCode.ts';

/**
 * Proof that the member wants it.
 */
export interface DeleteAccountForm {
  password: LoginPasswordProof;
  secondFactor?: SecondFactorCode;
}
