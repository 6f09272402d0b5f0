// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SignedInMember } from './signedInMember.ts';

/**
 * Token and member.
 */
export interface SignedIn {
  /**
     * The session token, 256 random bits. Good for 2 hours without a call and 24 hours in all.
     * @minLength 32
     * @maxLength 128
     * @pattern ^[A-Za-z0-9_-]+$
     */
  token: string;
  user: SignedInMember;
}
