import { isWorthBooking, moneyBalances, sumOfEntries } from '#domain/ledger/signed-amount.ts';
import { type Call, callingMember } from '../call.ts';
import type { Store } from '../store.ts';
import type { AccountFlowEntry, PointsFlowEntry } from './money-entries.ts';

export interface Balances {
  readonly yuan: number;
  readonly dollars: number;
  readonly points: number;
}

/** A balance is the sum of its entries; it is stored nowhere else. */
export function balancesOf(call: Call): Balances {
  const { store } = call.world;
  const me = callingMember(call).$id;
  const money = store.all('accountFlow').filter(({ $owner }) => $owner === me);
  const points = store.all('pointsFlow').filter(({ $owner }) => $owner === me);
  return {
    ...moneyBalances(money),
    points: sumOfEntries(points.map(({ flowNum, budget }) => ({ amount: flowNum, budget }))),
  };
}

type BookedMoney = Pick<AccountFlowEntry, 'accountType' | 'budget' | 'dealType' | 'amount' | 'objectId'>;

/** Adds a movement of a member's money, in cents. */
export function addMoney(store: Store, now: Date, $owner: number, entry: BookedMoney): void {
  const dealTime = now.toISOString();
  store.add('accountFlow', ($id) => ({ ...entry, $id, id: $id, $owner, dealTime }));
}

/** Books money, in cents; an amount of 0 is not booked. */
export function bookMoney(call: Call, entry: BookedMoney): void {
  if (!isWorthBooking(entry.amount)) return;
  addMoney(call.world.store, call.now, callingMember(call).$id, entry);
}

type BookedPoints = Pick<PointsFlowEntry, 'budget' | 'flowType' | 'flowNum' | 'objectId'>;

/** Adds a movement of a member's points. */
export function addPoints(store: Store, now: Date, $owner: number, entry: BookedPoints): void {
  const createTime = now.toISOString();
  store.add('pointsFlow', ($id) => ({ ...entry, $id, id: $id, $owner, createTime }));
}

/** Books points; 0 is not booked. */
export function bookPoints(call: Call, entry: BookedPoints): void {
  if (!isWorthBooking(entry.flowNum)) return;
  addPoints(call.world.store, call.now, callingMember(call).$id, entry);
}
