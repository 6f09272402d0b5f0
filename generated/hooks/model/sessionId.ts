// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Id of a session. It is not the token and gives no access.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type SessionId = number;
