// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { LoginMark } from './loginMark.ts';

/**
 * A code that a person reads in a picture or hears.
 */
export interface VerifyPicture {
  /**
     * The picture, or the sound when it was asked for, as a data URL.
     * @minLength 1
     * @maxLength 200000
     * @pattern ^data:(image/(svg\+xml|png)|audio/wav);base64,[A-Za-z0-9+/=]+$
     */
  base64Str: string;
  loginMark: LoginMark;
}
