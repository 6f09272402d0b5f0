// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { UpdateMemberFormSex } from './updateMemberFormSex.ts';

/**
 * Personal data to save. What is left out stays as it is.
 */
export interface UpdateMemberForm {
  /** 1 male, 2 female. */
  sex?: UpdateMemberFormSex;
  /**
     * Company.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  mechanismName: string;
  /**
     * Province or state, chosen from the second level of the region tree.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  provinces: string;
  /**
     * Country, chosen from the first level of the region tree.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  country: string;
  /**
     * Path of the head image, as returned by the upload; empty removes it, and without the field it stays.
     * @maxLength 2000
     */
  headImage?: string;
  /**
     * Phone number, digits only.
     * @minLength 1
     * @maxLength 11
     * @pattern ^[0-9]+$
     */
  phone: string;
  /**
     * Given name. The page sends it; it may be left out and then stays.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  name?: string;
  /**
     * Family name. The page sends it; it may be left out and then stays.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  surname?: string;
}
