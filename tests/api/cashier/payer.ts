import { eq } from 'drizzle-orm';
import { payment } from '#server/db/schema/payment.ts';
import { creditBalances, payPassword, readBalances, setPayPassword } from '#tests/api/support/balances.ts';
import { signInNewMember } from '#tests/api/support/members.ts';
import { addStandardOrder, readStandardOrder } from '#tests/api/support/orders.ts';
import { keyNamed } from '#tests/api/support/signed-call.ts';
import type { TestApp } from '#tests/api/support/test-app.ts';

interface PayFields {
  readonly orderNo: string;
  readonly payType?: 1 | 2 | 3 | 4;
  readonly totalAmount?: number;
  readonly payPassword?: string;
  readonly key?: string;
}

/** A member with 1000.00 in each balance and a payment password, and the calls of the cashier. */
export async function newPayer(shop: TestApp, balances = { yuan: 100_000, dollars: 100_000 }) {
  const { token, member } = await signInNewMember(shop);
  await creditBalances(shop.db, member.id, balances);
  await setPayPassword(shop.db, member.id);
  const pay = (
    fields: PayFields,
    operation: 'payStandardOrder' | 'payCustomisedOrder' = 'payStandardOrder',
  ) => {
    const { key, payType = 4, ...rest } = fields;
    const password = payType > 2 ? { payPassword } : {};
    const sent = {
      totalAmount: 1663,
      payType,
      discountType: 3,
      discountAmount: 0,
      integralNum: 0,
      ...password,
      ...rest,
    };
    return shop.call(operation, sent, { token, ...(key ? { idempotencyKey: keyNamed(key) } : {}) });
  };
  return {
    token,
    memberId: member.id,
    pay,
    order: (changes: Parameters<typeof addStandardOrder>[2] = {}) =>
      addStandardOrder(shop.db, member.id, changes),
    state: async (orderNo: string) => (await readStandardOrder(shop.db, orderNo)).state,
    balances: () => readBalances(shop.db, member.id),
    flow: async () => (await shop.call('listAccountFlow', { pageSize: 100 }, { token })).data,
    payments: (orderNo: string) => shop.db.select().from(payment).where(eq(payment.orderNo, orderNo)),
  };
}

export type Payer = Awaited<ReturnType<typeof newPayer>>;
