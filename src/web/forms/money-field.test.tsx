import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { applyWithdrawalForm } from '#generated/forms/applyWithdrawal.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { ApiForm } from './api-form.tsx';

afterEach(cleanup);

async function open() {
  const send = vi.fn();
  await renderWeb(<ApiForm form={applyWithdrawalForm} onSubmit={send} />, { areas: formAreas });
  fireEvent.click(screen.getByRole('radio', { name: 'PayPal' }));
  return send;
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

it('sends the cents of an amount as it is typed, and a text without its spaces', async () => {
  const send = await open();
  expect(screen.getByText('$')).toBeVisible();
  type('Amount', '1,234.5');
  type('Withdrawal account', `buyer @example.com${'x'.repeat(60)}`);
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  const cashAccount = `buyer@example.com${'x'.repeat(33)}`;
  expect(send).toHaveBeenCalledWith({ cashType: 2, cashAmount: 123_450, cashAccount });
});

it.each([
  ['1.005', 'Amount can have at most 2 decimal places'],
  ['1e3', 'Amount has the wrong format'],
  ['1,5', 'Amount has the wrong format'],
  ['0', 'Amount must be at least 0.01'],
  ['50000.01', 'Amount must be at most 50000'],
])('refuses %s in words and sends nothing', async (typed, text) => {
  const send = await open();
  type('Amount', typed);
  type('Withdrawal account', 'buyer');
  submit();
  expect(await screen.findByText(text)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
