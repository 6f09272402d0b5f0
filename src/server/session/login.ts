import { eq, lt } from 'drizzle-orm';
import { storedDevice } from '#domain/account-security/device.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import { signedInMember } from '#domain/profile/shown-member.ts';
import { addressLimit, loginLimit } from '#domain/session/attempts.ts';
import { sessionsEndedSince } from '#domain/session/lifetimes.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { decideSignIn } from '#domain/session/sign-in.ts';
import type { Reply } from '#generated/server/routes.ts';
import type { CallContext, Request } from '#server/call-context.ts';
import type { Executor } from '#server/db/client.ts';
import { member, session } from '#server/db/schema/session.ts';
import { deleteFailedAttempts } from './attempts.ts';
import { restoreCaptcha, spendCaptcha } from './captcha.ts';
import { Comparison } from './comparison.ts';
import { passwordFits } from './password.ts';
import { requireSecondFactor } from './second-factor.ts';
import { newToken, tokenHash } from './session-token.ts';

type Member = typeof member.$inferSelect;

/** Where a session is opened, as the list of devices shows it. */
type Origin = Pick<CallContext, 'address' | 'userAgent'>;

/** Opens a session and returns its token, which is stored nowhere else. */
export async function openSession(
  db: Executor,
  memberId: number,
  now: Date,
  origin: Origin = { address: '', userAgent: '' },
): Promise<string> {
  const token = newToken();
  await db.delete(session).where(lt(session.createdAt, new Date(sessionsEndedSince(now.getTime()).openedAt)));
  await db.insert(session).values({
    tokenHash: tokenHash(token),
    memberId,
    createdAt: now,
    usedAt: now,
    ...storedDevice(origin),
  });
  return token;
}

/** What was found while reading the facts of a sign-in. */
interface Found {
  captcha?: Awaited<ReturnType<typeof spendCaptcha>>;
  member?: Member | undefined;
}

/** Finds out the facts of {@link decideSignIn}. While an account or address is locked, attempts do not extend the lock. */
function signInFacts(context: CallContext, request: Request<'loginMember'>, found: Found) {
  const { db, now } = context;
  const email = emailKey(request.email);
  const comparison = new Comparison(context);
  return {
    isCaptchaRight: async () => {
      found.captcha = await spendCaptcha(db, request.loginMark, request.code, now);
      return found.captcha !== undefined;
    },
    accountWait: () => comparison.admit({ kind: 'account', key: email }, loginLimit),
    addressWait: () => comparison.admit({ kind: 'address', key: context.address }, addressLimit),
    isPasswordRight: async () => {
      [found.member] = await db.select().from(member).where(eq(member.email, email));
      return comparison.isRight(() => passwordFits(request.password, found.member?.passwordHash));
    },
    secondFactor: async () =>
      found.member &&
      requireSecondFactor(context, {
        memberId: found.member.id,
        given: request.secondFactor,
        place: 'signIn',
      }),
  };
}

/** Signs a member in. */
export async function login(
  context: CallContext,
  request: Request<'loginMember'>,
): Promise<Reply<'loginMember'>> {
  const { db, now } = context;
  const found: Found = {};
  const { refusal, restoresCaptcha } = await decideInSteps(
    decideSignIn,
    signInFacts(context, request, found),
  );
  const { captcha, member: signedIn } = found;
  if (restoresCaptcha && captcha) await restoreCaptcha(db, captcha);
  if (refusal) return refusal;
  if (!signedIn) throw new Error('a sign-in without a member was allowed');
  await deleteFailedAttempts(db, { kind: 'account', key: signedIn.email });
  return {
    ok: true,
    data: { token: await openSession(db, signedIn.id, now, context), user: signedInMember(signedIn) },
  };
}
