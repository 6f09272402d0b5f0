import { eq } from 'drizzle-orm';
import { loginLimit } from '#domain/session/attempts.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import { type Counted, deleteAttempts, markFailed, recordAttempt, waitToCompare } from './attempts.ts';
import { passwordFits } from './password.ts';

type Checked =
  | { readonly ok: true; readonly passwordHash: string; readonly counted: Counted }
  | { readonly ok: false; readonly code: 'wrongCredentials' }
  | { readonly ok: false; readonly code: 'accountLocked'; readonly params: { readonly retryAfter: number } };

/**
 * Checks the login password of the signed-in member. A wrong one counts like one at sign-in, so that an unattended screen is
 * no place to guess.
 */
export async function checkLoginPassword(context: CallContext, password: string): Promise<Checked> {
  const { db, now } = context;
  const { id, email } = callingMember(context);
  const counted = { kind: 'account', key: email } as const;
  const tried = await recordAttempt(db, counted, now, true);
  const retryAfter = await waitToCompare(db, { counted, id: tried, lock: loginLimit, now });
  if (retryAfter > 0) {
    await deleteAttempts(db, [tried]);
    return { ok: false, code: 'accountLocked', params: { retryAfter } };
  }
  const [found] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, id));
  if (!found || !(await passwordFits(password, found.hash))) {
    await markFailed(db, [tried]);
    return { ok: false, code: 'wrongCredentials' };
  }
  await deleteAttempts(db, [tried]);
  return { ok: true, passwordHash: found.hash, counted };
}
