import { eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { codeNameOf } from '#domain/wire/code-name.ts';
import { type CodeName, codes } from '#generated/constants.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { member } from '#server/db/schema/session.ts';
import { logSecurity, type SecurityEvent } from '#server/security-log.ts';
import type { Services } from '#server/services.ts';
import { type AppContext, type AppEnv, callerAddress, wasAborted } from './caller.ts';
import { loggedAddress } from './client-network.ts';

/** Operations whose every call is an event, by operationId. */
export const events: Readonly<Partial<Record<OperationId, SecurityEvent>>> = {
  registerMember: 'registration',
  loginMember: 'signIn',
  logoutMember: 'signOut',
  logoutSession: 'sessionEnd',
  logoutOtherSessions: 'sessionEnd',
  sendRegistrationCode: 'codeRequest',
  sendResetCode: 'codeRequest',
  sendAccountCode: 'codeRequest',
  resetPassword: 'loginPasswordChange',
  updateLoginPassword: 'loginPasswordChange',
  setPayPassword: 'payPasswordChange',
  updatePayPassword: 'payPasswordChange',
  startSecondFactor: 'secondFactorChange',
  confirmSecondFactor: 'secondFactorChange',
  deleteSecondFactor: 'secondFactorChange',
  resetRecoveryCodes: 'secondFactorChange',
  payStandardOrder: 'payment',
  payCustomisedOrder: 'payment',
  startTopUp: 'topUp',
  applyWithdrawal: 'withdrawal',
  exportMyData: 'dataExport',
  deleteAccount: 'accountClosing',
};

/** Refusals of any other operation that are events: the caller may not do this, or does it too often. */
const accessRefusals: ReadonlySet<CodeName> = new Set([
  'signInNeeded',
  'sessionExpired',
  'staleTimestamp',
  'wrongSignature',
  'noDownloadPermission',
  'tooManyRequests',
  'dailyLimitReached',
  'rateLimited',
]);

const httpRefusals: Readonly<Record<number, string>> = {
  401: 'signInNeeded',
  403: 'forbidden',
  429: 'rateLimited',
};

/** The event of a request that was responded to; undefined for most requests. */
function eventOf(context: AppContext) {
  const { operationId, code, memberId } = context.var;
  if (wasAborted(context)) return undefined;
  if (code === undefined) {
    const reason = httpRefusals[context.res.status];
    return reason && { event: 'access' as const, reason };
  }
  const reason = codeNameOf(code);
  // What routes set is the operationId of the description.
  const event = events[operationId as OperationId];
  if (event) return { event, reason };
  if (reason === undefined) return undefined;
  // What belongs to another member may be refused as not found.
  const isForeign = code === codes.notFound && memberId !== undefined;
  return isForeign || accessRefusals.has(reason) ? { event: 'access' as const, reason } : undefined;
}

function textOf(field: unknown): string | undefined {
  return typeof field === 'string' ? field : undefined;
}

/** The member who calls, or whose mailbox the request of somebody else names. */
async function findMemberId({ db }: Services, context: AppContext): Promise<number | undefined> {
  const { memberId, request = {} } = context.var;
  const mailbox = textOf(request.email) ?? textOf(request.mail) ?? textOf(request.mailAddress);
  if (memberId !== undefined || mailbox === undefined) return memberId;
  const mine = eq(member.email, emailKey(mailbox));
  const [found] = await db
    .select({ id: member.id })
    .from(member)
    .where(mine)
    .catch(() => []);
  return found?.id;
}

/** Writes the security log: one line for each call that is an event, refused or not. */
export function watchSecurity(services: Services): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    await next();
    const found = context.env?.internal ? undefined : eventOf(context);
    if (!found) return;
    const { config, log } = services;
    const isDone = found.reason === 'success';
    logSecurity(log, {
      event: found.event,
      outcome: isDone ? 'success' : 'refused',
      reason: isDone ? undefined : found.reason,
      memberId: await findMemberId(services, context),
      address: loggedAddress(callerAddress(context, config), config.logAddress),
      requestId: context.var.requestId,
      operationId: context.var.operationId,
      subject: textOf(context.var.request?.orderNo),
    });
  };
}
