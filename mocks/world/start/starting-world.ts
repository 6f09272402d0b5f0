import type { StartingEntries } from '../store.ts';
import { withEveryState } from './every-state.ts';
import { catalogueEntries } from './from-catalogue.ts';
import { contentEntries } from './from-content.ts';
import { accountFlow, payments, pointsFlow, refunds, withdrawals } from './ledgers.ts';
import {
  cartItems,
  chatMessages,
  favourites,
  footprints,
  invoices,
  projects,
  remoteSupports,
  stockAlerts,
} from './member-area.ts';
import { accounts, addresses, members } from './members.ts';
import { momentsOf } from './moments.ts';
import { withNotices } from './notices.ts';
import { withOrderEvents } from './order-events.ts';
import { customisedOrders, sampleOrders } from './other-orders.ts';
import { standardOrders } from './standard-orders.ts';
import { storedFiles } from './stored-files.ts';

/** A small, consistent shop, the same all day. */
export function startingEntries(now: Date): StartingEntries {
  const moments = momentsOf(now);
  const ofCatalogue = catalogueEntries(moments);
  const { products } = ofCatalogue;
  const orders = standardOrders(products, moments);
  const customised = customisedOrders(moments);
  const samples = sampleOrders(products, moments);
  const worked = withOrderEvents(
    withEveryState({
      ...ofCatalogue,
      ...contentEntries(moments),
      members,
      accounts,
      addresses,
      standardOrders: orders,
      customisedOrders: customised,
      sampleOrders: samples,
      storedFiles: storedFiles([...orders, ...customised]),
      accountFlow: accountFlow(orders, customised, moments),
      pointsFlow: pointsFlow(orders, samples, moments),
      withdrawals: withdrawals(moments),
      payments: payments(moments),
      refunds: refunds(orders),
      cartItems: cartItems(products),
      chatMessages: chatMessages(orders, customised, samples),
      invoices: invoices(orders, customised),
      projects: projects(),
      remoteSupports: remoteSupports(moments),
      favourites: favourites(products, moments),
      footprints: footprints(products, moments),
      stockAlerts: stockAlerts(products, moments),
      issuedDocuments: [],
      sessions: [],
      secondFactors: [],
    }),
    new Date(moments.daysAgo(0)),
  );
  // Again, for the notices: they are about the steps of the orders.
  return withEveryState(withNotices(worked, moments));
}
