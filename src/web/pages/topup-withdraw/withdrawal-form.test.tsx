import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { transport, transportHeaders } from '#generated/transport.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Link } from '#web/components/link.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { paths } from '#web/paths.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';

afterEach(cleanup);

const account = {
  accountBalance: 100_000,
  balanceUs: 0,
  integralBalance: 0,
  payPassword: true,
  paymentType: 3,
} as const;
const { path } = transport.applyWithdrawal;
const codeLabel = 'Authenticator code or recovery code';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

it('asks for the second factor once the shop does, and keeps everything typed', async () => {
  const { sent } = await renderWeb(
    <>
      <WithdrawalForm account={account} />
      <Address />
    </>,
    {
      areas: ['topupWithdraw', ...formAreas],
      path: paths.topUp,
      answers: {
        [path]: (fields) => {
          const code = fields.get('secondFactor');
          if (code === null) return { code: codes.secondFactorNeeded, msg: 'Please enter the code' };
          if (code !== '123456') return { code: codes.wrongSecondFactor, msg: 'The code is wrong' };
          return { code: 0, msg: '' };
        },
      },
    },
  );
  const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  const codeField = () => screen.getByLabelText(codeLabel);
  const calls = () => sent.filter((call) => call.path === path);
  fireEvent.click(screen.getByRole('radio', { name: 'Alipay' }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '234.50' } });
  fireEvent.change(screen.getByLabelText('Withdrawal account'), { target: { value: 'buyer' } });
  expect(screen.queryByLabelText(codeLabel)).toBeNull();
  submit();
  expect(await screen.findByText('Please enter the code')).toBeVisible();
  await waitFor(() => expect(codeField()).toHaveFocus());

  submit();
  expect(calls()).toHaveLength(1);
  fireEvent.change(codeField(), { target: { value: '000000' } });
  submit();
  expect(await screen.findByText('The code is wrong')).toBeVisible();
  fireEvent.change(codeField(), { target: { value: '123456' } });
  submit();
  await waitFor(() => expect(screen.getByText(paths.balance)).toBeVisible());
  expect(calls().map(({ fields }) => fields.get('cashAmount'))).toEqual(['23450', '23450', '23450']);
  // Each refusal changed nothing, so each request after it is a new one.
  const keys = calls().map(({ headers }) => headers.get(transportHeaders.idempotencyKey));
  expect(new Set(keys).size).toBe(3);
});

it('leads nobody away who has gone elsewhere before the shop responded', async () => {
  let respond = () => {};
  const { sent } = await renderWeb(
    <>
      <WithdrawalForm account={account} />
      <Link to={paths.orders}>Orders</Link>
      <Address />
      <MessageList />
    </>,
    {
      areas: ['topupWithdraw', ...formAreas],
      path: paths.topUp,
      answers: {
        [path]: () => new Promise<object>((resolve) => (respond = () => resolve({ code: 0, msg: '' }))),
      },
    },
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Alipay' }));
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '100' } });
  fireEvent.change(screen.getByLabelText('Withdrawal account'), { target: { value: 'buyer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(sent.some((call) => call.path === path)).toBe(true));
  fireEvent.click(screen.getByRole('link', { name: 'Orders' }));
  respond();
  await screen.findByText(/¥100\.00/);
  expect(screen.getByText(paths.orders)).toBeVisible();
});
