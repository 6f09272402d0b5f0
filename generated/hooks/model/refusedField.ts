// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { RefusedFieldRule } from './refusedFieldRule.ts';

/**
 * One refused field and the rule that it breaks.
 */
export interface RefusedField {
  /**
     * Name of the field on the wire. A member of a JSON text field is named with dots, `productInfos.0.num`.
     * @minLength 1
     * @maxLength 200
     */
  field: string;
  /** The rule that is broken. The language files have its text under `rules`. */
  rule: RefusedFieldRule;
  /**
     * The limit of the rule, for example 50 with maxLength.
     * @maxLength 500
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  limit?: number | string;
}
