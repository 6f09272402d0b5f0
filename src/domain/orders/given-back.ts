import { fitsAnyRow, type Scalar } from '#domain/actions/offered.ts';
import { actions } from '#generated/actions.ts';
import { effectsOfAction } from './order-effects.ts';
import { type DecidingFields, type OrderKindName, type ShopStep, shopSteps } from './shop-steps.ts';
import { closeUnpaid } from './unpaid-life.ts';

type Sets = Readonly<Record<string, Scalar>>;

/** The fields that are set by each change that gives back what an order took, made by the member, the shop or the passing of time. */
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

/** Whether an order in this state has given back the money and points that it took: every change that leads to the state does so. */
export function hasGivenBack(kind: OrderKindName, order: DecidingFields): boolean {
  const rows = refundingSets(kind).map((sets) =>
    Object.fromEntries(Object.entries(sets).map(([field, value]) => [field, [value]])),
  );
  return fitsAnyRow(rows, order);
}
