import { refuseTooMany } from '#domain/session/attempts.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { alertLimits, decideAlert, forgottenAlerts } from '#domain/stock-alerts/decide-alert.ts';
import { type Call, type CustomHandlers, refused } from '../call.ts';
import { offeredProduct } from '../cart/offered-product.ts';
import { countWithin } from '../session/attempts.ts';
import { sortEntries } from '../sort-and-page.ts';

/** Counts the request of a visitor: 0, or the seconds to wait. */
function countRequest(call: Call, mailbox: string): number {
  const counted = { address: `alerts of ${call.address}`, mailbox: `alerts to ${mailbox}` };
  for (const limit of alertLimits) {
    const wait = countWithin(call, counted[limit.by], limit);
    if (wait > 0) return wait;
  }
  return 0;
}

/** Custom because only a product that is sold out can be waited for, and the address is that of the account. */
export const stockAlertsHandlers: CustomHandlers = {
  addStockAlert(call, { productId, email }) {
    const { store } = call.world;
    const product = store.at('products', productId);
    if (!product) return refused('notFound');
    const decided = decideAlert(offeredProduct(product), { memberEmail: call.member?.email, email });
    if (!decided.ok) return decided;
    const $email = emailKey(decided.email);
    const retryAfter = call.member ? 0 : countRequest(call, $email);
    if (retryAfter > 0) return refuseTooMany(retryAfter);
    const owner = call.member ? { $owner: call.member.$id } : {};
    const own = () => store.all('stockAlerts').filter((entry) => entry.$email === $email);
    const before = own().find((entry) => entry.productId === productId);
    const createTime = call.now.toISOString();
    if (before) store.change('stockAlerts', before, { ...owner, createTime });
    else store.add('stockAlerts', ($id) => ({ $id, alertId: $id, ...owner, productId, $email, createTime }));
    const latestFirst = sortEntries(own(), '-createTime', call.language).map((alert) => ({
      alert,
      ofMember: alert.$owner !== undefined,
    }));
    for (const { alert } of forgottenAlerts(latestFirst, { byMember: call.member !== undefined }))
      store.remove('stockAlerts', alert);
    return { ok: true };
  },
};
