import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { formAreas } from '#web/i18n/areas.ts';
import { CashierPage } from '#web/pages/cashier/cashier-page.tsx';
import { type Answers, renderWeb } from './render-web.tsx';

export const payPath = '/api/standard/order/pay/init';
export const ok = (data?: unknown) => ({ code: 0, msg: '', ...(data === undefined ? {} : { data }) });
export const account = {
  accountBalance: 20_000,
  balanceUs: 1_200,
  integralBalance: 0,
  payPassword: true,
  paymentType: 3,
};
export const payment = {
  payAmount: 1663,
  zhMoney: 11_990,
  orderNo: 'P2026112000000001',
  pageName: 'submitOrder',
  orderType: 0,
} as const;
export const paymentForm =
  '<form action="/payment/start" method="post"><input type="hidden" name="payment" value="Z1"></form>';

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

/** Opens the cashier of a member who came to pay a standard order. */
export async function openCashier(answers: Answers = {}) {
  const all = { '/api/account/getAccountAll': ok(account), ...answers };
  const view = await renderWeb(
    <>
      <CashierPage />
      <Place />
    </>,
    { path: '/payPage', areas: ['cashier', ...formAreas], answers: all },
  );
  return { ...view, paid: () => view.sent.filter(({ path }) => path === payPath) };
}

export const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
export const payButton = (name: string) => screen.findByRole('button', { name });
export const keyOf = (call?: { headers: Headers }) => call?.headers.get('Idempotency-Key');

export async function typePassword(password: string) {
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Payment password'), { target: { value: password } });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Pay / }));
}

/** Chooses the CNY balance and gives the payment password. */
export async function payFromYuan(password = 'Blue4sky9') {
  fireEvent.click(await radio(/CNY balance/));
  fireEvent.click(await payButton('Pay ¥119.90'));
  await typePassword(password);
}
