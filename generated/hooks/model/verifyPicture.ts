// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { LoginMark } from './loginMark.ts';

/**
 * A picture with a code that a person reads.
 */
export interface VerifyPicture {
  /**
     * The picture as a data URL.
     * @minLength 1
     * @maxLength 200000
     * @pattern ^data:image/(svg\+xml|png);base64,[A-Za-z0-9+/=]+$
     */
  base64Str: string;
  loginMark: LoginMark;
}
