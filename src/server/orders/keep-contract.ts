import { actions } from '#generated/actions.ts';
import type { Executor } from '#server/db/client.ts';
import { referToFile, storedContract } from '#server/transport/index.ts';
import { actOnOrder, refuseAct } from './act-on-order.ts';

/** A contract that a member signed: file name, comma, path of the upload. */
export interface SignedContract {
  readonly memberId: number;
  readonly orderNo: string;
  readonly contractLink: string;
  readonly now: Date;
}

const acts = {
  StandardOrder: { action: actions.StandardOrder.uploadContract, field: 'userContract' },
  CustomisedOrder: { action: actions.CustomisedOrder.uploadContract, field: 'backContract' },
} as const;

/**
 * Keeps the contract of an own order whose state allows it, if the file is the member's and one that is taken as a contract. The
 * file then belongs to the order and is not removed.
 */
export function keepContract(
  db: Executor,
  kind: keyof typeof acts,
  { memberId, orderNo, contractLink, now }: SignedContract,
) {
  const { action, field } = acts[kind];
  return db.transaction(async (tx) => {
    const act = { kind, memberId, orderNo, action, now, values: { [field]: contractLink } };
    const refusal = await refuseAct(tx, act);
    if (refusal) return refusal;
    const found = await storedContract(tx, memberId, contractLink);
    if (!found.ok) return found;
    await referToFile(tx, found.value, now);
    return (await actOnOrder(tx, act)) ?? ({ ok: true } as const);
  });
}
