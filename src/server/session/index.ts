// What other areas may use; everything else is private to this folder.
export {
  type Counted,
  countFailed,
  deleteAttempts,
  deleteFailedAttempts,
  markFailed,
  recordAttempt,
  remainingWait,
  waitToCompare,
} from './attempts.ts';
export { findSession } from './find-session.ts';
export { signedInMember } from './login.ts';
export { type CodeKey, tryCode, useCode } from './mailed-code.ts';
export { hashPassword, passwordFits } from './password.ts';
export { sendAccountCode } from './send-code.ts';
export { newToken, tokenHash } from './session-token.ts';
