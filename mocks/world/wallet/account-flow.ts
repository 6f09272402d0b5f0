import type { Language } from '#domain/language.ts';
import { isRecharge } from '#domain/ledger/flow-values.ts';
import { type FlowFilter, fitsFilter } from '#domain/wallet/flow-filter.ts';
import type { World } from '../call.ts';
import type { AccountFlowEntry } from '../ledger/money-entries.ts';
import { sortEntries } from '../sort-and-page.ts';

/** A late payment of an order was credited under its own number and leads to the order. */
function causeOf({ store }: World, { dealType, objectId }: AccountFlowEntry): string {
  const payment = isRecharge(dealType) ? store.find('payments', 'number', objectId) : undefined;
  return payment?.orderNo ?? objectId;
}

/** The movements of a member's money that a filter leaves, newest first. */
export function flowOf(
  world: World,
  {
    member,
    filter,
    language,
  }: { readonly member: number; readonly filter: FlowFilter; readonly language: Language },
) {
  const mine = world.store
    .all('accountFlow')
    .filter((entry) => entry.$owner === member && fitsFilter(entry, filter));
  return sortEntries(mine, '-dealTime', language).map((entry) => {
    const { id, dealTime, amount, budget, dealType, objectId, accountType } = entry;
    return { id, dealTime, amount, budget, dealType, objectId, accountType, causeNo: causeOf(world, entry) };
  });
}
