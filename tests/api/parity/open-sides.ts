import { eq } from 'drizzle-orm';
import { member } from '#server/db/schema/session.ts';
import { type OrderShop, openOrderShop } from '../order-submit/order-shop.ts';
import { creditBalances, payPassword, setPayPassword } from '../support/balances.ts';
import { addCustomisedOrder } from '../support/orders.ts';
import { openMocksSide } from './mocks-side.ts';
import type { Side } from './side.ts';

function serverSide(shop: OrderShop): Side {
  return {
    name: 'server',
    payPassword,
    async addBuyer({ grade, points = 0, yuan = 0, dollars = 0, canPay = false } = {}) {
      const { id, token } = await shop.addBuyer({ points, ...(grade === undefined ? {} : { grade }) });
      await creditBalances(shop.db, id, { yuan, dollars });
      if (canPay) await setPayPassword(shop.db, id);
      const [added] = await shop.db.select({ email: member.email }).from(member).where(eq(member.id, id));
      return { token, email: added?.email ?? '' };
    },
    async addCustomisedOrder({ email }, instalments, state) {
      const [owner] = await shop.db.select({ id: member.id }).from(member).where(eq(member.email, email));
      return addCustomisedOrder(shop.db, owner?.id ?? 0, instalments, state);
    },
    addProduct: (options) => shop.addProduct(options),
    call: (operation, fields, buyer) => shop.call(operation, fields, buyer ? { token: buyer.token } : {}),
    mailedCode: (email) => shop.mail.codeTo(email),
    passSeconds: (seconds) => shop.clock.pass(seconds),
  };
}

/** Both sides, each with a shop of its own; `close` ends them. */
export async function openSides() {
  const shop = await openOrderShop();
  const sides: readonly Side[] = [serverSide(shop), openMocksSide()];
  return { sides, close: () => shop.close() };
}
