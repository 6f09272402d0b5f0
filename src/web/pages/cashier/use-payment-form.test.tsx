import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import {
  keyOf,
  ok,
  openCashier,
  payButton,
  payFromYuan,
  payment,
  paymentForm,
  payPath,
  radio,
  typePassword,
} from '#tests/support/open-cashier.tsx';
import type { Answers } from '#tests/support/render-web.tsx';
import { closeLoginPopup } from '#web/session/login-popup-store.ts';
import { readPaymentData, writePaymentData } from '#web/session/payment-data.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import * as messages from '#web/toasts/message-store.ts';

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
  writePaymentData(payment);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearSession();
  closeLoginPopup();
});

describe('a payment from a balance', () => {
  it('sends the password, says that it succeeded and closes the window after two seconds', async () => {
    const { paid } = await openCashier({ [payPath]: ok() });
    const close = vi.spyOn(window, 'close').mockImplementation(() => {});
    const say = vi.spyOn(messages, 'showMessage');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await payFromYuan();
    expect(await screen.findByText('Payment successful')).toBeVisible();
    expect(say).toHaveBeenCalledExactlyOnceWith('success', 'Payment successful');
    expect(Object.fromEntries(paid()[0]?.fields ?? [])).toMatchObject({
      orderNo: payment.orderNo,
      payType: '3',
      discountType: '3',
      discountAmount: '0',
      totalAmount: '1663',
      integralNum: '0',
      payPassword: 'Blue4sky9',
    });
    await act(() => vi.advanceTimersByTimeAsync(constants.balanceWindowCloseDelay - 500));
    expect(close).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(close).toHaveBeenCalledOnce();
    // A window that scripts may not close goes on to the result.
    expect(screen.getByTestId('place').textContent).toBe('/pay?orderNo=P2026112000000001&result=paid');
  });

  it('is made once whatever is clicked', async () => {
    const { paid } = await openCashier({ [payPath]: ok() });
    await payFromYuan();
    const button = screen.queryByRole('button', { name: 'Paying…' });
    if (button) fireEvent.click(button);
    await screen.findByText('Payment successful');
    expect(paid()).toHaveLength(1);
  });

  it('shows at the field how many attempts are left, and for how long the password is locked', async () => {
    let refusal: object = { code: 4014, msg: 'Wrong', params: { triesLeft: 4 } };
    const { paid } = await openCashier({ [payPath]: () => refusal });
    await payFromYuan('Wrong4one');
    expect(await screen.findByText('Wrong payment password, 4 attempts left')).toBeVisible();
    const field = screen.getByLabelText<HTMLInputElement>('Payment password');
    expect([field.value, document.activeElement]).toEqual(['', field]);
    refusal = { code: 4014, msg: 'Wrong', params: { triesLeft: 0 } };
    await typePassword('Wrong4six');
    expect(await screen.findByText(/Try again in 15 minutes, or pay online/)).toBeVisible();
    refusal = { code: 4015, msg: 'Locked', params: { retryAfter: 570 } };
    await typePassword('Wrong4two');
    expect(await screen.findByText(/Try again in 10 minutes, or pay online/)).toBeVisible();
    const [first, second] = paid();
    expect(keyOf(first)).not.toBe(keyOf(second));
  });

  it('keeps its key when the response is lost, and the retry is the same payment', async () => {
    const answers: Answers = {};
    const { paid } = await openCashier(answers);
    await payFromYuan();
    expect(await screen.findByText('No response about the payment')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(await payButton('Pay ¥119.90'));
    await typePassword('Blue4sky9');
    await waitFor(() => expect(paid()).toHaveLength(2));
    const [first, second] = paid();
    expect(keyOf(first)).toBe(keyOf(second));
    await screen.findByText('No response about the payment');
  });

  it('says what the account lacks when the server finds it too low', async () => {
    await openCashier({ [payPath]: { code: 4012, msg: 'Insufficient', params: { missing: 250 } } });
    await payFromYuan();
    expect(await screen.findByText(/Insufficient balance in your CNY account: ¥2\.50 short/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the new amount after a change of price and pays that', async () => {
    let answer: object = {
      code: 4010,
      msg: 'Changed',
      params: { usMoney: 1700, zhMoney: 12_240, integralNum: 0 },
    };
    const { paid } = await openCashier({ [payPath]: () => answer });
    await payFromYuan();
    expect(
      await screen.findByText(/It was \$16\.63 \(¥119\.90\) and is now \$17\.00 \(¥122\.40\)/),
    ).toBeVisible();
    expect(readPaymentData()).toMatchObject({ payAmount: 1700, zhMoney: 12_240 });
    answer = ok();
    fireEvent.click(await payButton('Pay ¥122.40'));
    await typePassword('Blue4sky9');
    await screen.findByText('Payment successful');
    expect(paid().map(({ fields }) => fields.get('totalAmount'))).toEqual(['1663', '1700']);
  });
});

describe('an online payment', () => {
  it('goes to the payment service with the form of the response', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    const { paid } = await openCashier({ [payPath]: ok(paymentForm) });
    fireEvent.click(await payButton('Pay $16.63'));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(paid()[0]?.fields.has('payPassword')).toBe(false);
    expect((await payButton('Opening the payment page…')).hasAttribute('disabled')).toBe(true);
    document.forms[0]?.remove();
  });

  it('of an order that costs nothing is only confirmed', async () => {
    writePaymentData({ ...payment, payAmount: 0, zhMoney: 0 });
    const { paid } = await openCashier({ [payPath]: ok() });
    fireEvent.click(await payButton('Confirm the order'));
    expect(await screen.findByText('Payment successful')).toBeVisible();
    expect(paid()[0]?.fields.get('totalAmount')).toBe('0');
  });

  it('is stopped when the form leads elsewhere', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit');
    await openCashier({ [payPath]: ok('<form action="https://evil.example/"></form>') });
    fireEvent.click(await payButton('Pay $16.63'));
    expect(await screen.findByText('Payment failed')).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it('takes another key for another method', async () => {
    const { paid } = await openCashier({ [payPath]: { code: 4024, msg: 'Declined' } });
    fireEvent.click(await payButton('Pay $16.63'));
    expect(await screen.findByText(/The payment service did not accept this payment/)).toBeVisible();
    fireEvent.click(await radio(/Alipay/));
    fireEvent.click(await payButton('Pay ¥119.90'));
    await waitFor(() => expect(paid()).toHaveLength(2));
    const [first, second] = paid();
    expect(keyOf(first)).not.toBe(keyOf(second));
    expect(second?.fields.get('payType')).toBe('1');
    await screen.findByText(/The payment service did not accept this payment/);
  });

  it('of a customised order uses the call of its kind', async () => {
    writePaymentData({ ...payment, orderNo: 'C2026112000000001', orderType: 1 });
    const { sent } = await openCashier({
      '/api/customized/order/amount/pay': { code: 4009, msg: 'Not offered' },
    });
    fireEvent.click(await payButton('Pay $16.63'));
    expect(await screen.findByText(/This order cannot be paid this way at the moment/)).toBeVisible();
    expect(sent.map(({ path }) => path)).toContain('/api/customized/order/amount/pay');
    expect(screen.getByText('View my orders').getAttribute('href')).toBe('/all/order');
  });
});
