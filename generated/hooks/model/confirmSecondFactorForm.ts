// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * A code of the app, which proves that it has the secret.
 */
export interface ConfirmSecondFactorForm {
  /**
     * The 6 digits that the app shows. They work once.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
}
