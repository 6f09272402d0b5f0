// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * An application for a customised product. All texts are trimmed. A request for a quote (`quotedPart`) leaves out what the
 * datasheet of the part says; its order then has a dash there.
 */
export interface ApplyCustomisedOrderForm {
  /**
     * Name of the product to make.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  productName: string;
  /**
     * Electrical and other parameters that it has to reach.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  indexRequirement?: string;
  /**
     * Size.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  sizeRequirement?: string;
  /**
     * How many pieces are needed; begins with a number above 0, after which a unit or a period may follow.
     * @minLength 1
     * @maxLength 100
     * @pattern ^\s*[1-9]\d{0,8}(\D.*)?$
     */
  demandQuantity: string;
  /**
     * When it is needed.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  deliveryCycle: string;
  /**
     * Quality grade.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  qualityGrade?: string;
  /**
     * Weight in grams, a number above 0.
     * @minLength 1
     * @maxLength 100
     * @pattern ^\s*(?=[\d.]*[1-9])\d{1,9}(\.\d{1,4})?\s*$
     */
  weight?: string;
  /**
     * How it is mounted.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  installationMode?: string;
  /**
     * Where it is used.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  useEnvironment?: string;
  /**
     * Where the goods go.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  receivingAddress: string;
  /**
     * Phone number of the receiver, in any country.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  receivingPhone: string;
  /**
     * Other requirements on how it is made.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  otherProcessRequirements?: string;
  /**
     * Name of the person who receives the goods.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  receivingUser: string;
  /**
     * Everything else there is to say.
     * @minLength 1
     * @maxLength 2000
     * @pattern \S
     */
  detailedDescription: string;
  /**
     * Path of the optional attachment, as returned by the upload.
     * @minLength 1
     * @maxLength 500
     */
  annexFile?: string;
  /**
     * Part of the catalogue that a quote is asked for, as its page names it.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  quotedPart?: string;
}
