import type { ClosingFacts } from '#domain/my-data/closing.ts';
import { customisedNextStep, sampleNextStep, standardNextStep } from '#domain/orders/next-step.ts';
import { type Call, callingMember } from '../call.ts';
import { balancesOf } from '../ledger/ledger.ts';

/** What decides whether the calling member may close the account. */
export function closingFacts(call: Call): ClosingFacts {
  const me = callingMember(call).$id;
  const { store } = call.world;
  const { yuan, dollars } = balancesOf(call);
  const isMine = ({ $owner }: { readonly $owner: number }) => $owner === me;
  const standard = store.all('standardOrders').filter(isMine);
  const customised = store.all('customisedOrders').filter(isMine);
  const samples = store.all('sampleOrders').filter(isMine);
  const withdrawals = store.all('withdrawals').filter(isMine);
  const payments = store.all('payments').filter(isMine);
  return {
    nextSteps: [
      ...standard.map(standardNextStep),
      ...customised.map(customisedNextStep),
      ...samples.map(sampleNextStep),
    ],
    withdrawals: withdrawals.map(({ examState: state }) => ({ state })),
    payments: payments.map(({ state, createTime }) => ({ state, createdAt: new Date(createTime) })),
    refunds: store.all('refunds').filter(isMine),
    yuan,
    dollars,
  };
}
