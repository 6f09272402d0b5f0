// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { DateTime } from './dateTime.ts';
import type { SessionId } from './sessionId.ts';

/**
 * A session that has not ended.
 */
export interface SignedInDevice {
  sessionId: SessionId;
  /**
     * Name and version of the browser at sign-in, as far as it says so; else empty.
     * @maxLength 60
     */
  browser: string;
  /**
     * Operating system at sign-in, as far as the browser says so; else empty.
     * @maxLength 60
     */
  system: string;
  /**
     * Network address at sign-in without its last part, such as 203.0.113.*; empty when it is not known.
     * @maxLength 60
     */
  address: string;
  signedInAt: DateTime;
  /**
     * When a call was made with it, to the minute. A moment in UTC, RFC 3339.
     * @maxLength 40
     */
  lastSeenAt: string;
  /** Whether it is the session of the token. */
  current: boolean;
}
