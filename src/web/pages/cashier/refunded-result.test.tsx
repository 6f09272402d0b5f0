import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRefund } from '#generated/hooks/model/orderRefund.ts';
import { OrderRefundRefundState as State } from '#generated/hooks/model/orderRefundRefundState.ts';
import { customisedOrder, standardOrder, withFirstPaid } from '#tests/support/orders.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { PaySuccessPage } from './pay-success-page.tsx';

const standardPath = '/api/standard/order/detail';
const customisedPath = '/api/customized/order/detail';

const refund: OrderRefund = {
  amount: 11_990,
  paidBy: 1,
  paidTo: 1,
  refundState: State.refundPending,
  createTime: '2026-11-20T06:30:00Z',
  endTime: null,
};

const open = (path: string, data: { orderNo: string }) =>
  renderWeb(<PaySuccessPage />, {
    path: `/pay?orderNo=${data.orderNo}&result=refunded`,
    areas: ['cashier', 'orders', 'described'],
    answers: { [path]: { code: 0, msg: '', data } },
  });

const fact = (title: string) => screen.getByText(title).nextElementSibling?.textContent;

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  clearSession();
});

describe('money that came for an order that needed it no more', () => {
  it('says how much goes back, where to, and how far it is', async () => {
    const order = standardOrder({ proOrderState: 2, refunds: [refund] });
    await open(standardPath, order);
    expect(await screen.findByText('Your payment is refunded')).toBeVisible();
    expect(screen.queryByText('Payment successful')).toBeNull();
    expect(fact('Amount')).toBe('¥119.90');
    expect(fact('Paid back to')).toBe('Card or Alipay (CNY)');
    expect(fact('State')).toBe('On its way');
    expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toContain(order.orderNo);
  });

  it('says that the balance got it instead', async () => {
    const credited: OrderRefund = { ...refund, paidTo: 3, refundState: State.creditedToBalance };
    await open(standardPath, standardOrder({ proOrderState: 5, refunds: [credited] }));
    expect(await screen.findByText(/could not take the money back/)).toBeVisible();
    expect(fact('State')).toBe('Credited to balance');
  });

  it('does not hide the next instalment', async () => {
    await open(customisedPath, customisedOrder({ amountListVos: withFirstPaid, refunds: [refund] }));
    expect(await screen.findByText('On its way')).toBeVisible();
    expect(fact('Amount')).toBe('¥119.90');
    expect(screen.queryByText('Instalment paid')).toBeNull();
    expect(fact('Next instalment')).toBe('Balance');
  });

  it('claims no refund where the order knows none', async () => {
    await open(standardPath, standardOrder({ proOrderState: 2 }));
    expect(await screen.findByText('Payment successful')).toBeVisible();
  });
});
