// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { LoginPasswordProof } from './loginPasswordProof.ts';
import type { SecondFactorCode } from './secondFactorCode.ts';

/**
 * Password and second factor.
 */
export interface SecondFactorProofForm {
  password: LoginPasswordProof;
  secondFactor: SecondFactorCode;
}
