// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';
import type { LoginMark } from './loginMark.ts';

/**
 * Account, password and the code of the picture. Empty after trimming means missing.
 */
export interface LoginMemberForm {
  email: Email;
  /**
     * The login password.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  password: string;
  /**
     * The code of the picture, upper or lower case.
     * @minLength 1
     * @maxLength 10
     * @pattern \S
     */
  code: string;
  loginMark: LoginMark;
  /**
     * The 6 digits of the authenticator app or a recovery code, where the member has a second factor. See code 4030.
     * @minLength 1
     * @maxLength 30
     * @pattern \S
     */
  secondFactor?: string;
}
