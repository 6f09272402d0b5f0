// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * One entry of the grade dictionary.
 */
export interface Grade {
  /**
     * Value of the grade on the wire.
     * @minLength 1
     * @maxLength 20
     */
  dictValue: string;
  /**
     * Name of the grade in the language of the request.
     * @minLength 1
     * @maxLength 50
     */
  dictLabel: string;
}
