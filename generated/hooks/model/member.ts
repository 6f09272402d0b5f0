// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { MemberSex } from './memberSex.ts';

/**
 * Personal data of a member.
 */
export interface Member {
  /**
     * Address of the head image. Absent until one is uploaded.
     * @maxLength 2000
     */
  headImage?: string;
  /**
     * Country, in the language of the request where the region tree has it.
     * @maxLength 100
     */
  country: string;
  /**
     * Province or state, in the language of the request where the region tree has it.
     * @maxLength 100
     */
  provinces: string;
  /**
     * Given name.
     * @maxLength 50
     */
  name: string;
  /**
     * Family name.
     * @maxLength 50
     */
  surname: string;
  /** 1 male, 2 female; absent until the member says it. */
  sex?: MemberSex;
  /**
     * Phone number.
     * @maxLength 11
     */
  phone: string;
  /**
     * Company.
     * @maxLength 100
     */
  mechanismName: string;
  /**
     * Grade of the member: `dictValue` of one entry of `params.grades`.
     * @minLength 1
     * @maxLength 20
     */
  grade: string;
  /**
     * E-mail of the member. The page shows the one of the session.
     * @minLength 3
     * @maxLength 254
     */
  email: string;
}
