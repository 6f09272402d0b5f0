import { and, eq, isNull } from 'drizzle-orm';
import { refuseComparison } from '#domain/cashier/pay-password.ts';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import {
  decideFirstPayPassword,
  decidePayPasswordChange,
  type PayPasswordWriting,
  refuseChangeWriting,
  refuseFirst,
  refuseFirstWriting,
} from '#domain/passwords/decide-change.ts';
import { refuseMailedCode } from '#domain/session/mailed-codes.ts';
import { refuseUnchanged } from '#domain/session/new-password.ts';
import type { Reply } from '#generated/server/routes.ts';
import { type CallContext, callingMember, type Request } from '#server/call-context.ts';
import { checkPayPassword } from '#server/cashier/index.ts';
import type { Executor } from '#server/db/client.ts';
import { account } from '#server/db/schema/ledger.ts';
import { type CodeKey, hashPassword, mailAccountNotice, tryCode, useCode } from '#server/session/index.ts';

async function storedHash(db: Executor, memberId: number): Promise<string | null> {
  const [found] = await db
    .select({ hash: account.payPasswordHash })
    .from(account)
    .where(eq(account.memberId, memberId));
  return found?.hash ?? null;
}

interface Change {
  readonly memberId: number;
  readonly key: CodeKey;
  readonly codeHash: string;
  /** Current hash to replace; null where no password is set. */
  readonly from: string | null;
  readonly to: string;
}

/** Rolls back the use of the code when another call changed the password first. */
class Overtaken extends Error {}

/** Consumes the code and writes the new hash if the old one is still current. */
async function write(db: Executor, change: Change): Promise<PayPasswordWriting> {
  const { memberId, from } = change;
  const inForce = from === null ? isNull(account.payPasswordHash) : eq(account.payPasswordHash, from);
  try {
    return await db.transaction(async (tx) => {
      if (!(await useCode(tx, change.key, change.codeHash))) return 'codeUsed';
      const written = await tx
        .update(account)
        .set({ payPasswordHash: change.to })
        .where(and(eq(account.memberId, memberId), inForce))
        .returning({ memberId: account.memberId });
      if (written.length === 0) throw new Overtaken();
      return 'written';
    });
  } catch (error) {
    if (error instanceof Overtaken) return 'overtaken';
    throw error;
  }
}

/** Sets the first payment password. */
export async function setPayPassword(
  context: CallContext,
  { code, payPassword }: Request<'setPayPassword'>,
): Promise<Reply<'setPayPassword'>> {
  const { db, now } = context;
  const { id: memberId, email } = callingMember(context);
  const key: CodeKey = { purpose: 'account', email };
  let codeHash = '';
  const refusal = await decideInSteps(decideFirstPayPassword, {
    alreadySet: async () => refuseFirst((await storedHash(db, memberId)) !== null),
    wrongCode: async () => {
      codeHash = (await tryCode(db, key, code, now)) ?? '';
      return refuseMailedCode(codeHash !== '');
    },
    overtaken: async () => {
      const to = await hashPassword(payPassword);
      return refuseFirstWriting(await write(db, { memberId, key, codeHash, from: null, to }));
    },
  });
  if (refusal) return refusal;
  mailAccountNotice(context, 'setPayPassword', email);
  return { ok: true };
}

/** Changes the payment password. A wrong old password counts like one at a payment. */
export async function updatePayPassword(
  context: CallContext,
  { code, oldPayPassword, payPassword }: Request<'updatePayPassword'>,
): Promise<Reply<'updatePayPassword'>> {
  const { db, now } = context;
  const { id: memberId, email } = callingMember(context);
  const key: CodeKey = { purpose: 'account', email };
  let from: string | null = null;
  let codeHash = '';
  const refusal = await decideInSteps(decidePayPasswordChange, {
    unchanged: () => refuseUnchanged('payPassword', { old: oldPayPassword, chosen: payPassword }),
    notSet: async () => {
      from = await storedHash(db, memberId);
      return refuseComparison(from !== null, 0);
    },
    wrongCode: async () => {
      codeHash = (await tryCode(db, key, code, now)) ?? '';
      return refuseMailedCode(codeHash !== '');
    },
    wrongPassword: () => checkPayPassword(db, { memberId, password: oldPayPassword, now }),
    overtaken: async () => {
      const to = await hashPassword(payPassword);
      return refuseChangeWriting(await write(db, { memberId, key, codeHash, from, to }));
    },
  });
  if (refusal) return refusal;
  mailAccountNotice(context, 'updatePayPassword', email);
  return { ok: true };
}
