import { eq, lt } from 'drizzle-orm';
import { shortAddress, storedUserAgent } from '#domain/account-security/device.ts';
import { addressLimit, loginLimit } from '#domain/session/attempts.ts';
import { sessionsEndedSince } from '#domain/session/lifetimes.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { memberSexValues } from '#generated/enums.ts';
import type { Answers, Reply } from '#generated/server/routes.ts';
import type { CallContext, Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { member, session } from '#server/db/schema/session.ts';
import {
  deleteAttempts,
  deleteFailedAttempts,
  markFailed,
  recordAttempt,
  waitToCompare,
} from './attempts.ts';
import { restoreCaptcha, spendCaptcha } from './captcha.ts';
import { passwordFits } from './password.ts';
import { requireSecondFactor } from './second-factor.ts';
import { newToken, tokenHash } from './session-token.ts';

type Member = typeof member.$inferSelect;
type SignedInMember = Answers['loginMember']['data']['user'];

/** What a sign-in says about the member; absent is what the member has not said. */
export function signedInMember(found: Member): SignedInMember {
  const { email, name, surname, country, provinces, mechanismName, phone } = found;
  return {
    email,
    name,
    surname,
    country,
    provinces,
    mechanismName,
    phone,
    ...(found.headImage === null ? {} : { headImage: found.headImage }),
    ...(found.sex === memberSexValues.male || found.sex === memberSexValues.female ? { sex: found.sex } : {}),
    ...(found.grade === null ? {} : { grade: found.grade }),
  };
}

/** Where a session is opened, as the list of devices shows it. */
type Origin = Pick<CallContext, 'address' | 'userAgent'>;

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openSession(
  db: Executor,
  memberId: number,
  now: Date,
  { address, userAgent }: Origin = { address: '', userAgent: '' },
): Promise<string> {
  const token = newToken();
  await db.delete(session).where(lt(session.createdAt, new Date(sessionsEndedSince(now.getTime()).openedAt)));
  await db.insert(session).values({
    tokenHash: tokenHash(token),
    memberId,
    createdAt: now,
    usedAt: now,
    userAgent: userAgent.slice(0, storedUserAgent),
    address: shortAddress(address),
  });
  return token;
}

/**
 * Signs a member in. Every attempt is recorded before the password is compared, so that parallel guesses count too. While an
 * account or address is locked, attempts are not recorded and do not extend the lock. When only the second factor is missing or
 * wrong, the captcha works again: a member who knows the password should not have to read another picture.
 */
export async function login(
  context: CallContext,
  request: Request<'loginMember'>,
): Promise<Reply<'loginMember'>> {
  const { db, now } = context;
  const solved = await spendCaptcha(db, request.loginMark, request.code, now);
  if (!solved) return { ok: false, code: 'wrongCaptcha' };
  const account = { kind: 'account', key: emailKey(request.email) } as const;
  const address = { kind: 'address', key: context.address } as const;
  const attempts = [
    await recordAttempt(db, account, now, true),
    await recordAttempt(db, address, now, true),
  ] as const;
  const byAccount = { counted: account, id: attempts[0], lock: loginLimit, now };
  const byAddress = { counted: address, id: attempts[1], lock: addressLimit, now };
  const accountWait = await waitToCompare(db, byAccount);
  const addressWait = accountWait > 0 ? 0 : await waitToCompare(db, byAddress);
  if (accountWait > 0 || addressWait > 0) {
    await deleteAttempts(db, attempts);
    if (accountWait > 0) return { ok: false, code: 'accountLocked', params: { retryAfter: accountWait } };
    return { ok: false, code: 'tooManyRequests', params: { retryAfter: addressWait } };
  }
  const [found] = await db.select().from(member).where(eq(member.email, account.key));
  if (!(await passwordFits(request.password, found?.passwordHash)) || !found) {
    await markFailed(db, attempts);
    return { ok: false, code: 'wrongCredentials' };
  }
  await deleteAttempts(db, attempts);
  const refused = await requireSecondFactor(context, { memberId: found.id, given: request.secondFactor });
  if (refused) {
    await restoreCaptcha(db, solved);
    return refused;
  }
  await deleteFailedAttempts(db, account);
  return {
    ok: true,
    data: { token: await openSession(db, found.id, now, context), user: signedInMember(found) },
  };
}
