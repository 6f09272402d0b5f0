import { fitsAnyRow, type Scalar } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import { effectsOfAction } from './order-effects.ts';
import { type DecidingFields, type OrderKindName, type ShopStep, shopSteps } from './shop-steps.ts';
import { closeUnpaid } from './unpaid-life.ts';

type Sets = Readonly<Record<string, Scalar>>;

/** What the changes of an order write that give back what it took: those of the member, of the shop and of time. */
function refundingSets(kind: OrderKindName): readonly Sets[] {
  const ofMember = Object.values(actions[kind]).filter((action) => effectsOfAction(action).refunds);
  const ofShop: readonly ShopStep[] = Object.values(shopSteps[kind]);
  const all: readonly { readonly sets?: Sets }[] = [
    ...ofMember,
    ...ofShop.filter(({ refunds }) => refunds),
    ...(kind === 'StandardOrder' ? [closeUnpaid] : []),
  ];
  return all.flatMap(({ sets }) => (sets ? [sets] : []));
}

/** Whether an order in this state has given back the money and points that it took, as each way to such a state does. */
export function hasGivenBack(kind: OrderKindName, order: DecidingFields): boolean {
  const rows = refundingSets(kind).map((sets) =>
    Object.fromEntries(Object.entries(sets).map(([field, value]) => [field, [value]])),
  );
  return fitsAnyRow(rows, order);
}
