// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';
import type { NewPassword } from './newPassword.ts';

/**
 * The account of a member. Every field is required.
 */
export interface RegisterMemberForm {
  /**
     * Given name.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  name: string;
  /**
     * Family name.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  surname: string;
  /**
     * Phone number, at most 11 characters.
     * @minLength 1
     * @maxLength 11
     * @pattern ^[+ -]*[0-9][0-9+ -]*$
     */
  phone: string;
  email: Email;
  /**
     * The 6 digits from the e-mail.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
  password: NewPassword;
  /**
     * Country, chosen from the first level of the region tree.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  country: string;
  /**
     * Province or state, chosen from the second level of the region tree.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  provinces: string;
  /**
     * Company.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  mechanismName: string;
}
