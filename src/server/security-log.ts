import type { Logger } from 'pino';

/** Events of the security log. README.md says what each means. */
export const securityEvents = [
  'registration',
  'signIn',
  'signOut',
  'sessionEnd',
  'codeRequest',
  'loginPasswordChange',
  'payPasswordChange',
  'secondFactorChange',
  'payment',
  'paymentReport',
  'topUp',
  'withdrawal',
  'dataExport',
  'accountClosing',
  'access',
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Facts of an event. Nothing that a client chose freely, and no secret, is among them. */
export interface SecurityFacts {
  readonly event: SecurityEvent;
  readonly outcome: 'success' | 'refused';
  /** Name of the code of a refusal. */
  readonly reason?: string | undefined;
  readonly memberId?: number | undefined;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly operationId?: string | undefined;
  /** Number of the order or payment. */
  readonly subject?: string | undefined;
}

/** Writes a line of the security log, which every `LOG_LEVEL` but `silent` has. */
export function logSecurity(log: Logger, facts: SecurityFacts): void {
  const level = log.level === 'silent' ? 'silent' : 'info';
  const channel = log.child({ channel: 'security' }, { level });
  if (facts.outcome === 'success') channel.info(facts);
  else channel.warn(facts);
}
