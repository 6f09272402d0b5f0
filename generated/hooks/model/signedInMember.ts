// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { Email } from './email.ts';
import type { ImageUrl } from './imageUrl.ts';
import type { SignedInMemberSex } from './signedInMemberSex.ts';

/**
 * The member who signed in.
 */
export interface SignedInMember {
  email: Email;
  /**
     * Given name.
     * @maxLength 50
     */
  name: string;
  /**
     * Family name. Comes first in the greeting when the country is China.
     * @maxLength 50
     */
  surname: string;
  /**
     * Country.
     * @maxLength 100
     */
  country: string;
  /**
     * Province or state.
     * @maxLength 100
     */
  provinces: string;
  /**
     * Company.
     * @maxLength 100
     */
  mechanismName: string;
  /**
     * Phone number.
     * @maxLength 11
     */
  phone: string;
  headImage?: ImageUrl;
  /** Absent when the member has not said. */
  sex?: SignedInMemberSex;
  /**
     * Grade of the member. Its label is in the grade dictionary of the profile call.
     * @maxLength 20
     */
  grade?: string;
}
