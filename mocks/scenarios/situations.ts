import { type AccountType, accountTypes, budgets, dealTypes, flowTypes } from '#domain/ledger/flow-values.ts';
import type { CollectionName } from '../world/entries.ts';
import { buyer } from '../world/start/members.ts';
import type { Store } from '../world/store.ts';
import type { Situation } from './scenario.ts';

const belongings: readonly CollectionName[] = [
  ...([
    'addresses',
    'cartItems',
    'standardOrders',
    'sampleOrders',
    'customisedOrders',
    'accountFlow',
  ] as const),
  ...([
    'pointsFlow',
    'withdrawals',
    'invoices',
    'notices',
    'chatMessages',
    'projects',
    'remoteSupports',
  ] as const),
  ...(['favourites', 'removedFavourites', 'footprints', 'payments'] as const),
];

function forgetPayPassword(store: Store): void {
  const account = store.find('accounts', '$owner', buyer);
  if (account) store.change('accounts', account, { payPassword: false });
}

const plenty = 100_000_000;

function charge(store: Store, accountType: AccountType): void {
  store.add('accountFlow', ($id) => ({
    $id,
    id: $id,
    $owner: buyer,
    accountType,
    budget: budgets.income,
    dealType: dealTypes.recharge,
    amount: plenty,
    objectId: 'Z2026010100000000',
    dealTime: '2026-01-01T00:00:00.000Z',
  }));
}

/** What each situation changes in the world; a closed shop changes nothing. */
const changes: Readonly<Record<Situation, (store: Store) => void>> = {
  newMember(store) {
    for (const name of belongings)
      for (const entry of store.all(name)) if (entry.$owner === buyer) store.remove(name, entry);
    forgetPayPassword(store);
  },
  richMember(store) {
    charge(store, accountTypes.yuanAccount);
    charge(store, accountTypes.dollarAccount);
    store.add('pointsFlow', ($id) => ({
      $id,
      id: $id,
      $owner: buyer,
      budget: budgets.income,
      flowType: flowTypes.completedOrder,
      flowNum: plenty,
      objectId: 'P2026010100000000',
      createTime: '2026-01-01T00:00:00.000Z',
    }));
  },
  expiredSession(store) {
    for (const session of store.all('sessions')) store.remove('sessions', session);
  },
  noPaymentPassword: forgetPayPassword,
  shopClosed: () => undefined,
};

/** Applies the situations to the world. */
export function prepare(store: Store, situations: readonly Situation[]): void {
  for (const situation of situations) changes[situation](store);
}
