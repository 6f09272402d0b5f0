// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Number of the notice. It is called `id` in the list and `messageId` in the call that marks it.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type MessageId = number;
