// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AccountCode } from './accountCode.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * A new payment password in place of an old one.
 */
export interface UpdatePayPasswordForm {
  code: AccountCode;
  /**
     * The payment password that is in force.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  oldPayPassword: string;
  payPassword: NewPassword;
}
