import type { AppHandlers } from '#server/call-context.ts';
import {
  confirmSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  resetRecoveryCodes,
  startSecondFactor,
} from './second-factor.ts';
import { listSessions, logoutOtherSessions, logoutSession } from './sessions.ts';

export const accountSecurityHandlers = {
  listSessions,
  logoutSession,
  logoutOtherSessions,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  deleteSecondFactor,
  resetRecoveryCodes,
} satisfies Partial<AppHandlers>;
