import { addressLimit } from '#domain/session/attempts.ts';
import type { CallContext } from '#server/call-context.ts';
import { deleteAttempts, recordAttempt, remainingLock } from './attempts.ts';
import { type CodeKey, tryCode } from './mailed-code.ts';

type CheckedCode =
  | { readonly ok: true; readonly codeHash: string }
  | { readonly ok: false; readonly code: 'wrongMailedCode' }
  | {
      readonly ok: false;
      readonly code: 'tooManyRequests';
      readonly params: { readonly retryAfter: number };
    };

/** Checks a mailed code sent by an anonymous client. Wrong codes count for the client's address, like wrong passwords. */
export async function checkCode(context: CallContext, key: CodeKey, code: string): Promise<CheckedCode> {
  const { db, now } = context;
  const address = { kind: 'address', key: context.address } as const;
  const noted = await recordAttempt(db, address, now);
  const retryAfter = await remainingLock(db, { counted: address, id: noted, lock: addressLimit, now });
  if (retryAfter > 0) {
    await deleteAttempts(db, [noted]);
    return { ok: false, code: 'tooManyRequests', params: { retryAfter } };
  }
  const codeHash = await tryCode(db, key, code, now);
  if (codeHash === undefined) return { ok: false, code: 'wrongMailedCode' };
  await deleteAttempts(db, [noted]);
  return { ok: true, codeHash };
}
