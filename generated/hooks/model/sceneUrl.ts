// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * Address of a picture that shows no single part, absolute or from the root of this server.
 * @maxLength 2000
 */
export type SceneUrl = string;
