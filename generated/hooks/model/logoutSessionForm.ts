// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { SessionId } from './sessionId.ts';

/**
 * The session to end.
 */
export interface LogoutSessionForm {
  sessionId: SessionId;
}
