import { decideInSteps } from '#domain/decide-in-steps.ts';
import {
  alertAddress,
  alertLimits,
  decideAlert,
  forgottenAlerts,
  isConfirmedBy,
} from '#domain/stock-alerts/decide-alert.ts';
import type { CustomHandlers } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import { countWithin } from '../session/attempts.ts';
import { sortEntries } from '../sort-and-page.ts';

/** Custom because only a product that is sold out can be waited for, and the address is that of the account. */
export const stockAlertsHandlers: CustomHandlers = {
  async addStockAlert(call, { productId, email }) {
    const { store } = call.world;
    const asking = { memberEmail: call.member?.email, email };
    const { mailbox: $email = '' } = alertAddress(asking) ?? {};
    const decided = await decideInSteps(decideAlert(asking), {
      product: () => {
        const product = store.at('products', productId);
        return product && offeredProduct(product);
      },
      addressWait: () => countWithin(call, `alerts of ${call.address}`, alertLimits.address),
      mailboxWait: () => countWithin(call, `alerts to ${$email}`, alertLimits.mailbox),
    });
    if (!decided.ok) return decided;
    const owner = call.member ? { $owner: call.member.$id } : {};
    const ownAlerts = () => store.all('stockAlerts').filter((entry) => entry.$email === $email);
    const before = ownAlerts().find((entry) => entry.productId === productId);
    const createTime = call.now.toISOString();
    if (before) store.change('stockAlerts', before, { ...owner, createTime });
    else store.add('stockAlerts', ($id) => ({ $id, alertId: $id, ...owner, productId, $email, createTime }));
    const latestFirst = sortEntries(ownAlerts(), '-createTime', call.language).map((alert) => ({
      alert,
      isConfirmed: alert.$owner !== undefined,
    }));
    for (const { alert } of forgottenAlerts(latestFirst, { byOwner: isConfirmedBy(asking) }))
      store.remove('stockAlerts', alert);
    return decided;
  },
};
