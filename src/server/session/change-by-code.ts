import { decideInSteps } from '#domain/decide-in-steps.ts';
import { addressLimit } from '#domain/session/attempts.ts';
import { type CodeChangeRefusal, decideCodeChange } from '#domain/session/mailed-codes.ts';
import type { CallContext } from '#server/call-context.ts';
import { deleteAttempts, recordAttempt, remainingLock } from './attempts.ts';
import { type CodeKey, tryCode } from './mailed-code.ts';

/**
 * Makes a change by a mailed code of an anonymous client; undefined when it is made. Wrong codes count for the client's address, like
 * wrong passwords. `change` gets the hash of the code, uses it up and returns whether anything was changed.
 */
export async function changeByCode(
  context: CallContext,
  { key, code }: { readonly key: CodeKey; readonly code: string },
  change: (codeHash: string) => Promise<boolean>,
): Promise<CodeChangeRefusal | undefined> {
  const { db, now } = context;
  const address = { kind: 'address', key: context.address } as const;
  const noted = await recordAttempt(db, address, now);
  let codeHash: string | undefined;
  return decideInSteps(decideCodeChange, {
    addressWait: async () => {
      const wait = await remainingLock(db, { counted: address, id: noted, lock: addressLimit, now });
      if (wait > 0) await deleteAttempts(db, [noted]);
      return wait;
    },
    isCodeRight: async () => {
      codeHash = await tryCode(db, key, code, now);
      if (codeHash !== undefined) await deleteAttempts(db, [noted]);
      return codeHash !== undefined;
    },
    isChanged: async () => codeHash !== undefined && change(codeHash),
  });
}
