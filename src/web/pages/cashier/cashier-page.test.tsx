import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { account, ok, openCashier, payButton, payment, radio } from '#tests/support/open-cashier.tsx';
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

describe('the cashier', () => {
  it('shows the order, both amounts and the methods, one of them selected', async () => {
    await openCashier();
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['2', true],
      ['3', false],
      ['4', false],
    ]);
    expect(screen.getByText(payment.orderNo)).toBeVisible();
    expect(screen.getByText('Order amount (USD)').nextSibling?.textContent).toBe('$16.63');
    expect(screen.getByText('In CNY').nextSibling?.textContent).toBe('¥119.90');
  });

  it('asks for no method and no payment password when nothing is left to pay', async () => {
    writePaymentData({ ...payment, payAmount: 0, zhMoney: 0 });
    const { paid } = await openCashier({
      '/api/account/getAccountAll': ok({ ...account, payPassword: false, accountBalance: 0, balanceUs: 0 }),
      '/api/standard/order/pay/init': ok(undefined),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm the order' }));
    await screen.findByRole('heading', { name: 'Payment successful' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(paid().map(({ fields }) => fields.get('payPassword'))).toEqual([null]);
  });

  it('names what a balance has and lacks, and asks for the amount in the currency of the method', async () => {
    await openCashier();
    fireEvent.click(await radio(/USD balance.*\$12\.00 available.*\$4\.63 short/));
    expect(await payButton('Pay $16.63')).toBeVisible();
    fireEvent.click(await radio(/CNY balance.*¥200\.00 available/));
    expect(await payButton('Pay ¥119.90')).toBeVisible();
  });

  it('warns of a balance that is too low and makes no call', async () => {
    const { paid } = await openCashier({
      '/api/account/getAccountAll': ok({ ...account, accountBalance: 11_989 }),
    });
    const warn = vi.spyOn(messages, 'showMessage');
    for (const [name, amount, text] of [
      [
        /USD balance/,
        '$16.63',
        'Insufficient USD balance: $4.63 short. Please top up or choose another method.',
      ],
      [
        /CNY balance/,
        '¥119.90',
        'Insufficient CNY balance: ¥0.01 short. Please top up or choose another method.',
      ],
    ] as const) {
      fireEvent.click(await radio(name));
      fireEvent.click(await payButton(`Pay ${amount}`));
      expect(warn).toHaveBeenLastCalledWith('warning', text);
    }
    expect(paid()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the orders when there is nothing to pay', async () => {
    sessionStorage.removeItem('orderNo');
    await openCashier();
    expect(screen.getByText('No order to pay')).toBeVisible();
    expect(screen.getByText('View my orders').getAttribute('href')).toBe('/all/order');
  });

  it('keeps the payment over a session that ran out', async () => {
    await openCashier();
    await radio(/CNY balance/);
    act(() => clearSession());
    expect(screen.getByText('Please sign in first')).toBeVisible();
    expect(readPaymentData()).toBeUndefined();
    act(() => openSession({ token: 'new', user: { email: '', name: '', surname: '', country: '' } }));
    expect(readPaymentData()).toEqual(payment);
    await radio(/CNY balance/);
  });
});

describe('an order that needs no payment', () => {
  const openInState = (proOrderState: number) =>
    openCashier({
      '/api/standard/order/detail': ok({ orderNo: payment.orderNo, proOrderState, lines: [{}] }),
    });

  it('is not asked to be paid again', async () => {
    await openInState(2);
    expect(await screen.findByText('This order is paid')).toBeVisible();
    expect(screen.getByText('View order').getAttribute('href')).toBe(
      '/order/orderDetail?id=P2026112000000001&type=0',
    );
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('says that it is closed', async () => {
    await openInState(5);
    expect(await screen.findByText('This order is closed')).toBeVisible();
  });
});

describe('the payment password', () => {
  const without = { '/api/account/getAccountAll': ok({ ...account, payPassword: false }) };

  it('is asked for on entry when there is none, can be put off, and is asked for again by a balance', async () => {
    const { paid } = await openCashier(without);
    const dialog = await screen.findByRole('dialog', { name: 'Set payment password' });
    expect(within(dialog).getByLabelText<HTMLInputElement>('Account e-mail').value).toBe('buyer@example.com');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(await radio(/CNY balance/));
    fireEvent.click(await payButton('Pay ¥119.90'));
    expect(await screen.findByRole('dialog', { name: 'Set payment password' })).toBeVisible();
    expect(paid()).toEqual([]);
  });

  it('is set with the mailed code and then known', async () => {
    let set = false;
    const { sent } = await openCashier({
      '/api/account/getAccountAll': () => ok({ ...account, payPassword: set }),
      '/api/account/setPayPassword': () => {
        set = true;
        return ok();
      },
    });
    const say = vi.spyOn(messages, 'showMessage');
    const dialog = await screen.findByRole('dialog', { name: 'Set payment password' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set password' }));
    expect(await within(dialog).findByText('Payment password is required')).toBeVisible();
    type('E-mail code', '482913');
    type('Payment password', 'Blue4sky9');
    type('Repeat the password', 'Blue4sky9');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(say).toHaveBeenCalledWith('success', 'Payment password set');
    const call = sent.find(({ path }) => path === '/api/account/setPayPassword');
    expect(Object.fromEntries(call?.fields ?? [])).toEqual({
      code: '482913',
      payPassword: 'Blue4sky9',
      language: 'en_US',
      token: 'abc',
    });
    await waitFor(() => expect(screen.queryByText(/No payment password yet/)).toBeNull());
  });
});
