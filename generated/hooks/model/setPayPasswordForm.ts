// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { AccountCode } from './accountCode.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * A first payment password.
 */
export interface SetPayPasswordForm {
  code: AccountCode;
  payPassword: NewPassword;
}
