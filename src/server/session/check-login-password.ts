import { eq } from 'drizzle-orm';
import { loginLimit } from '#domain/session/attempts.ts';
import { type LoginPasswordRefusal, refuseLoginPassword } from '#domain/session/login-password.ts';
import { type CallContext, callingMember } from '#server/call-context.ts';
import { member } from '#server/db/schema/session.ts';
import type { Counted } from './attempts.ts';
import { Comparison } from './comparison.ts';
import { passwordFits } from './password.ts';

type Checked =
  | { readonly ok: true; readonly passwordHash: string; readonly counted: Counted }
  | LoginPasswordRefusal;

/**
 * Checks the login password of the signed-in member. A wrong one counts like one at sign-in, so that an unattended screen is
 * no place to guess.
 */
export async function checkLoginPassword(context: CallContext, password: string): Promise<Checked> {
  const { db } = context;
  const { id, email } = callingMember(context);
  const counted = { kind: 'account', key: email } as const;
  const comparison = new Comparison(context);
  const locked = refuseLoginPassword({ locked: await comparison.admit(counted, loginLimit) });
  if (locked) return locked;
  const [found] = await db.select({ hash: member.passwordHash }).from(member).where(eq(member.id, id));
  if (!found) throw new Error('the calling member is gone');
  const isRight = await comparison.isRight(() => passwordFits(password, found.hash));
  return refuseLoginPassword({ locked: 0, isRight }) ?? { ok: true, passwordHash: found.hash, counted };
}
