// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A new project. All three fields are required.
 */
export interface AddProjectForm {
  /**
     * Name.
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  projectName: string;
  /**
     * Mobile number of mainland China: 1, then one of 3, 4, 5, 7 and 8, then 9 digits.
     * @minLength 1
     * @maxLength 50
     * @pattern ^1[34578][0-9]{9}$
     */
  phone: string;
  /**
     * Description.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  projectDescribe: string;
}
