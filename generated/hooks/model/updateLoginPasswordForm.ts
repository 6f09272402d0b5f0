// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { NewPassword } from './newPassword.ts';

/**
 * A new login password. The page asks for it twice; both must be equal.
 */
export interface UpdateLoginPasswordForm {
  /**
     * The login password that is in force.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  oldPassword: string;
  password: NewPassword;
}
