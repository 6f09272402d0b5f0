import { eq } from 'drizzle-orm';
import { loginLimit } from '#domain/session/attempts.ts';
import { type LoginPasswordRefusal, refuseLoginPassword } from '#domain/session/login-password.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import { type Counted, deleteAttempts, markFailed, recordAttempt, waitToCompare } from './attempts.ts';
import { passwordFits } from './password.ts';

type Checked =
  | { readonly ok: true; readonly passwordHash: string; readonly counted: Counted }
  | LoginPasswordRefusal;

/**
 * Checks the login password of the signed-in member. A wrong one counts like one at sign-in, so that an unattended screen is
 * no place to guess.
 */
export async function checkLoginPassword(context: CallContext, password: string): Promise<Checked> {
  const { db, now } = context;
  const { id, email } = callingMember(context);
  const counted = { kind: 'account', key: email } as const;
  const tried = await recordAttempt(db, counted, now, true);
  const locked = refuseLoginPassword({
    locked: await waitToCompare(db, { counted, id: tried, lock: loginLimit, now }),
  });
  if (locked) {
    await deleteAttempts(db, [tried]);
    return locked;
  }
  const [found] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, id));
  if (!found) throw new Error('the calling member is gone');
  const wrong = refuseLoginPassword({ locked: 0, isRight: await passwordFits(password, found.hash) });
  await (wrong ? markFailed(db, [tried]) : deleteAttempts(db, [tried]));
  return wrong ?? { ok: true, passwordHash: found.hash, counted };
}
