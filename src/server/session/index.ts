// What other areas may use; everything else is private to this folder.
export {
  type Counted,
  countFailed,
  countWithin,
  deleteFailedAttempts,
} from './attempts.ts';
export { checkLoginPassword } from './check-login-password.ts';
export { writeMail } from './code-mails.ts';
export { Comparison } from './comparison.ts';
export { findSession } from './find-session.ts';
export { type CodeKey, deleteMailedCodes, tryCode, useCode } from './mailed-code.ts';
export { mailAccountNotice } from './notice-mails.ts';
export { isSessionOpen } from './open-session.ts';
export { hashPassword, passwordFits } from './password.ts';
export {
  checkSecondFactor,
  countRecoveryCodes,
  limitSecondFactor,
  readSecondFactor,
  replaceRecoveryCodes,
  requireSecondFactor,
} from './second-factor.ts';
export { sealSecondFactor } from './second-factor-secret.ts';
export { sendCode } from './send-code.ts';
export { newToken, tokenHash } from './session-token.ts';
export { readSignedLink, signedLink } from './signed-links.ts';
