import { emailKey } from '#domain/session/mailed-codes.ts';
import { decideAlert, forgottenAlerts } from '#domain/stock-alerts/decide-alert.ts';
import { type CustomHandlers, refused } from '../call.ts';
import { offeredProduct } from '../offered-product.ts';
import { sortEntries } from '../sort-and-page.ts';

/** Custom because only a product that is sold out can be waited for, and the address is that of the account. */
export const stockAlertsHandlers: CustomHandlers = {
  addStockAlert(call, { productId, email }) {
    const { store } = call.world;
    const product = store.at('products', productId);
    if (!product) return refused('notFound');
    const decided = decideAlert(offeredProduct(product), { memberEmail: call.member?.email, email });
    if (!decided.ok) return decided;
    const $email = emailKey(decided.email);
    const owner = call.member ? { $owner: call.member.$id } : {};
    const own = () => store.all('stockAlerts').filter((entry) => entry.$email === $email);
    const before = own().find((entry) => entry.productId === productId);
    const createTime = call.now.toISOString();
    if (before) store.change('stockAlerts', before, owner);
    else store.add('stockAlerts', ($id) => ({ $id, alertId: $id, ...owner, productId, $email, createTime }));
    for (const forgotten of forgottenAlerts(sortEntries(own(), '-createTime', call.language)))
      store.remove('stockAlerts', forgotten);
    return { ok: true };
  },
};
