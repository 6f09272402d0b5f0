import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { customisedOrder, instalments, withFirstPaid } from '#tests/support/orders.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { closeLoginPopup } from '#web/session/login-popup-store.ts';
import { readPaymentData, writePaymentData } from '#web/session/payment-data.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { PaySuccessPage } from './pay-success-page.tsx';

const orderPath = '/api/standard/order/detail';
const checkPath = '/api/standard/order/pay/check';
const orderNo = 'P2026112000000001';

function order(proOrderState: number, systemContract: string | null = null, paidIn?: 1 | 2) {
  const data = { orderNo, productNum: 'RC0603', moneyNum: 1663, moneyNumZh: 11_990, lines: [{}, {}] };
  return {
    code: 0,
    msg: '',
    data: { ...data, proOrderState, systemContract, ...(paidIn ? { paidIn } : {}) },
  };
}

function Place() {
  return <p data-testid="place">{useLocation().pathname}</p>;
}

const open = (query: string, answers: Answers = {}) =>
  renderWeb(
    <>
      <PaySuccessPage />
      <Place />
    </>,
    { path: `/pay?${query}`, areas: ['cashier'], answers },
  );

const fact = (title: string) => screen.getByText(title).nextElementSibling?.textContent;
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearSession();
  closeLoginPopup();
});

describe('a paid order', () => {
  it('shows number and amount and leads to the order and home', async () => {
    await open(`orderNo=${orderNo}`, { [orderPath]: order(2) });
    expect(await screen.findByText('Payment successful')).toBeVisible();
    expect(screen.getByText(orderNo)).toBeVisible();
    expect(screen.getByText('$16.63')).toBeVisible();
    expect(link('View order')).toBe(`/order/orderDetail?id=${orderNo}&type=0`);
    expect(link('Home')).toBe('/');
    expect(screen.queryByText('Download contract')).toBeNull();
  });

  it('shows the amount in the currency that was paid', async () => {
    await open(`orderNo=${orderNo}`, { [orderPath]: order(2, null, 1) });
    expect((await screen.findByText('Amount paid')).nextElementSibling?.textContent).toBe('¥119.90');
    cleanup();
    await open(`orderNo=${orderNo}`, { [orderPath]: order(2, null, 2) });
    expect((await screen.findByText('Amount paid')).nextElementSibling?.textContent).toBe('$16.63');
  });

  it('opens its contract through a signed link when there is one', async () => {
    const { sent } = await open(`orderNo=${orderNo}`, {
      [orderPath]: order(3, 'contract.pdf,/files/contracts/P1.pdf'),
      '/api/file/link': { code: 0, msg: '', data: '/files/contracts/P1.pdf?signature=s' },
    });
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.href);
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Download contract' }));
    await waitFor(() =>
      expect(opened).toEqual([expect.stringContaining('/files/contracts/P1.pdf?signature=s')]),
    );
    const asked = sent.find(({ path }) => path === '/api/file/link');
    expect(asked?.fields.get('path')).toBe('/files/contracts/P1.pdf');
  });

  it('is paid whatever the address says', async () => {
    await open(`orderNo=${orderNo}&result=declined`, { [orderPath]: order(2) });
    expect(await screen.findByText('Payment successful')).toBeVisible();
  });
});

describe('a payment that is not confirmed yet', () => {
  it('is looked at again until the order moves on', async () => {
    vi.useFakeTimers();
    let state = 1;
    const { sent } = await open(`orderNo=${orderNo}&result=pending`, { [orderPath]: () => order(state) });
    await wait(10);
    expect(screen.getByText('Waiting for confirmation')).toBeVisible();
    await wait(constants.paymentPoll);
    expect(sent).toHaveLength(2);
    state = 2;
    await wait(constants.paymentPoll + 10);
    expect(screen.getByText('Payment successful')).toBeVisible();
    await wait(constants.paymentPoll * 5);
    expect(sent).toHaveLength(3);
  });

  it('offers to check again and to pay after some looks, and still shows a confirmation that comes later', async () => {
    vi.useFakeTimers();
    let state = 1;
    await open(`orderNo=${orderNo}&result=paid`, { [orderPath]: () => order(state) });
    await wait(10);
    expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
    for (let look = 1; look < constants.paymentOfferRounds; look++) await wait(constants.paymentPoll + 10);
    expect(screen.getByText('Not confirmed yet').tagName).toBe('H1');
    expect(screen.getByRole('button', { name: 'Check again' }).tagName).toBe('BUTTON');
    expect(screen.queryByText(/please do not pay again/)).toBeNull();
    state = 2;
    await wait(constants.paymentPoll + 10);
    expect(screen.getByText('Payment successful').tagName).toBe('H1');
  });

  it('can be paid from the cashier when nothing was paid, whatever the address says', async () => {
    vi.useFakeTimers();
    await open(`orderNo=${orderNo}&result=paid`, { [orderPath]: order(1) });
    for (let look = 0; look < constants.paymentOfferRounds; look++) await wait(constants.paymentPoll + 10);
    fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(screen.getByTestId('place').textContent).toBe('/payPage');
    expect(readPaymentData()?.payAmount).toBe(1663);
  });

  it('is not read for ever; its service is asked when the confirmation is late and when the member wants to know', async () => {
    vi.useFakeTimers();
    const { sent } = await open(`orderNo=${orderNo}&result=paid`, { [orderPath]: order(1) });
    await wait(10);
    const callsOf = (path: string) => sent.filter((call) => call.path === path).length;
    for (let look = 0; look < constants.paymentPollRounds + 5; look++) await wait(constants.paymentPoll + 10);
    expect(callsOf(orderPath)).toBe(constants.paymentPollRounds);
    expect(callsOf(checkPath)).toBe(1);
    fireEvent.click(screen.getByText('Check again'));
    expect(screen.getByText('Checking…').tagName).toBe('BUTTON');
    await wait(20);
    expect(screen.getByText('Check again').tagName).toBe('BUTTON');
    await wait(constants.paymentPoll + 20);
    expect(callsOf(orderPath)).toBeGreaterThan(constants.paymentPollRounds + 1);
    expect(callsOf(checkPath)).toBe(2);
    expect(screen.getByRole('button', { name: 'Pay now' }).tagName).toBe('BUTTON');
  });
});

describe('an unpaid order that is looked up without a payment', () => {
  it('can be paid without being asked to wait', async () => {
    await open(`orderNo=${orderNo}`, { [orderPath]: order(1) });
    expect(await screen.findByText('This order is not paid yet')).toBeVisible();
    expect(screen.queryByText(/do not pay again/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    expect(screen.getByTestId('place').textContent).toBe('/payPage');
    expect(readPaymentData()?.payAmount).toBe(1663);
  });

  it('shows a payment that arrives meanwhile', async () => {
    vi.useFakeTimers();
    let state = 1;
    await open(`orderNo=${orderNo}`, { [orderPath]: () => order(state) });
    await wait(10);
    state = 2;
    await wait(constants.paymentPoll + 10);
    expect(screen.getByText('Payment successful')).toBeVisible();
  });
});

describe('a payment that came to nothing', () => {
  it.each([
    ['declined', 'The payment did not go through'],
    ['cancelled', 'Payment cancelled'],
    ['closed', 'This payment is closed'],
  ])('and was %s leads back to the cashier with the current amounts', async (result, title) => {
    await open(`orderNo=${orderNo}&result=${result}`, { [orderPath]: order(1) });
    expect(await screen.findByText(title)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the cashier' }));
    expect(screen.getByTestId('place').textContent).toBe('/payPage');
    expect(readPaymentData()).toEqual({
      orderNo,
      payAmount: 1663,
      zhMoney: 11_990,
      pageName: 'paySuccess',
      orderType: 0,
    });
  });

  it('says that the order is closed', async () => {
    await open(`orderNo=${orderNo}&result=closed`, { [orderPath]: order(5) });
    expect(await screen.findByText('This order is closed')).toBeVisible();
  });
});

describe('an order that cannot be shown', () => {
  it('is reported as unknown', async () => {
    await open(`orderNo=${orderNo}`, { [orderPath]: { code: 4004, msg: 'Not found' } });
    expect(await screen.findByText('Order not found')).toBeVisible();
    expect(link('View my orders')).toBe('/all/order');
  });

  it('is missing in the address', async () => {
    await open('result=closed');
    expect(screen.getByText('No payment to show')).toBeVisible();
  });

  it('asks a visitor to sign in', async () => {
    clearSession();
    const { sent } = await open(`orderNo=${orderNo}`);
    expect(screen.getByText('Sign in to see the payment result of your order.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it.each(['X2026112000000001', 'order', '2026112000000001', 'C1'])(
    'is reported as unknown when the shop gives out no such number: %s',
    async (number) => {
      const { sent } = await open(`orderNo=${number}&result=paid`);
      expect(screen.getByText('Order not found').tagName).toBe('H1');
      expect(sent).toEqual([]);
    },
  );

  it('of a customised kind says that the payment was submitted', async () => {
    await open('orderNo=C2026112000000001&result=paid');
    expect(screen.getByText('Payment submitted')).toBeVisible();
    expect(link('View order')).toBe('/order/orderDetail?id=C2026112000000001&type=1');
  });

  it('of a customised kind shows what was paid, the contract and what is due next', async () => {
    let order = customisedOrder({ amountListVos: instalments });
    const { orderNo } = order;
    const amounts = { payAmount: 150_000, zhMoney: 1_065_000 };
    writePaymentData({ ...amounts, orderNo, pageName: 'orders', orderType: 1, purchaseId: 71 });
    vi.useFakeTimers();
    await open(`orderNo=${orderNo}&result=paid`, {
      '/api/customized/order/detail': () => ({ code: 0, msg: '', data: order }),
    });
    await wait(10);
    expect(screen.getByText('Payment submitted')).toBeVisible();
    order = customisedOrder({ amountListVos: withFirstPaid });
    await wait(constants.paymentPoll + 10);
    expect(screen.getByText('Payment successful')).toBeVisible();
    expect(fact('Instalment paid')).toBe('Tooling, Deposit');
    expect(fact('Amount paid')).toContain('$1,500.00');
    expect(fact('Next instalment')).toBe('Balance');
    expect(fact('Amount due')).toContain('$1,500.00');
    expect(screen.getByRole('button', { name: 'Download contract' })).toBeVisible();
  });

  it('of a customised kind claims no payment where there was none', async () => {
    await open('orderNo=C2026112000000001');
    expect(screen.getByText('Paid in instalments')).toBeVisible();
    expect(screen.queryByText('Payment submitted')).toBeNull();
  });
});
