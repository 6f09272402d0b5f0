import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  ok,
  openCashier,
  payButton,
  payment,
  radio,
  typePassword,
} from '#tests/support/open-cashier.tsx';
import { customisedOrder, instalments, withFirstPaid } from '#tests/support/orders.ts';
import { writePaymentData } from '#web/session/payment-data.ts';
import { announcePayment } from '#web/session/payment-news.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';

const detailPath = '/api/customized/order/detail';
const payPath = '/api/customized/order/amount/pay';
const unpaid = customisedOrder({ amountListVos: instalments });
const firstPaid = customisedOrder({
  amountListVos: withFirstPaid.map((one) =>
    one.headAmount === 0 ? { ...one, amount: 210_000, amountZh: 1_491_000 } : one,
  ),
});
const changed = { code: 4010, msg: 'Changed', params: { usMoney: 210_000, zhMoney: 1_491_000 } };
const rich = { '/api/account/getAccountAll': ok({ ...account, balanceUs: 1_000_000 }) };

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
  const { orderNo } = unpaid;
  writePaymentData({ ...payment, payAmount: 150_000, orderNo, orderType: 1, purchaseId: 71 });
});

afterEach(() => {
  cleanup();
  clearSession();
});

describe('a payment of an instalment that was paid in another tab', () => {
  it('names the one that is due now, and pays that', async () => {
    let order = unpaid;
    const { sent } = await openCashier({
      [detailPath]: () => ok(order),
      [payPath]: () => {
        order = firstPaid;
        return changed;
      },
    });
    expect(await screen.findByText('Tooling, Deposit')).toBeVisible();
    fireEvent.click(await payButton('Pay $1,500.00'));
    expect(await screen.findByText('“Tooling, Deposit” has already been paid')).toBeVisible();
    expect(screen.getByText(/“Balance” is due now: \$2,100\.00 \(¥14,910\.00\)/)).toBeVisible();
    fireEvent.click(await payButton('Pay $2,100.00'));
    const pays = () => sent.filter(({ path }) => path === payPath);
    await waitFor(() => expect(pays()).toHaveLength(2));
    expect(pays().map(({ fields }) => fields.get('purchaseId'))).toEqual(['71', '73']);
  });

  it('keeps the chosen method, and offers no amount before the one that is due is known', async () => {
    const reading = Promise.withResolvers<object>();
    let answer: object | Promise<object> = ok(unpaid);
    await openCashier({
      ...rich,
      [detailPath]: () => answer,
      [payPath]: () => {
        answer = reading.promise;
        return changed;
      },
    });
    fireEvent.click(await radio(/USD balance/));
    fireEvent.click(await payButton('Pay $1,500.00'));
    await typePassword('Blue4sky9');
    expect(await payButton('Checking…')).toBeDisabled();
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    reading.resolve(ok(firstPaid));
    expect(await payButton('Pay $2,100.00')).toBeEnabled();
    expect(await radio(/USD balance/)).toBeChecked();
  });

  it('offers no amount while it is read again after news of a payment', async () => {
    const reading = Promise.withResolvers<object>();
    let answer: object | Promise<object> = ok(unpaid);
    await openCashier({ ...rich, [detailPath]: () => answer });
    fireEvent.click(await radio(/USD balance/));
    await payButton('Pay $1,500.00');
    answer = reading.promise;
    announcePayment(unpaid.orderNo);
    expect(await payButton('Checking…')).toBeDisabled();
    reading.resolve(ok(firstPaid));
    expect(await payButton('Pay $2,100.00')).toBeEnabled();
    expect(await radio(/USD balance/)).toBeChecked();
  });
});
