// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * The new password and the code from the e-mail. The e-mail is called `mail` here and `mailAddress` in the call that sends the code.
 */
export interface ResetPasswordForm {
  mail: Email;
  /**
     * The 6 digits from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  password: NewPassword;
}
