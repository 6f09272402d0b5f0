import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import {
  button,
  figures,
  lines,
  linesPath,
  ok,
  open,
  order,
  submitPath,
} from '#tests/support/order-page.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here.
  document.cookie = 'currency=CNY';
});

afterEach(() => {
  cleanup();
  clearSession();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing here.
  document.cookie = 'currency=; path=/; max-age=0';
});

const usdPrice = '/open/product/get/usd/price';
const rate = { ...ok, data: 7_100_000, params: { rateDate: '2026-11-20', rateSource: 'Bank' } };
/** Ten pieces at ¥0.23785 and a thousand at ¥0.02998: in dollars 34 and 422 cents, which would be ¥32.38. */
const uneven = lines.map((line) =>
  line.carId === 9
    ? { ...line, unitPrice: 3.35, num: 10 }
    : { ...line, unitPrice: 0.4222, num: 1000, priceIndex: null },
);

it('an order in yuan costs what its lines are shown as, row after row, less what a box says', async () => {
  await open({ [usdPrice]: rate, [linesPath]: { ...ok, data: uneven } });
  await waitFor(() => expect(figures()).toContain('Goods (2 lines)¥32.36'));
  const list = within(await screen.findByRole('list', { name: 'Items' }));
  for (const amount of ['¥2.38', '¥29.98']) expect(list.getByText(amount)).toBeVisible();
  expect(figures()).toContain('To pay¥32.36$4.56');
  const member = screen.getByRole('checkbox', { name: /Member discount/ });
  fireEvent.click(member);
  expect(figures()).toContain('Member discount (5% off)−¥1.63');
  expect(figures()).toContain('To pay¥30.73$4.33');
  expect(screen.getByText(/¥1.63/, { selector: '[data-off]' })).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Pay with points/ }));
  expect(figures()).toContain('−¥32.36');
  expect(figures()).toContain('To pay¥0.00$0.00');
  expect(screen.getByText(/¥32.36/, { selector: '[data-off]' })).toBeVisible();
});

it('names amounts in yuan before and after a change as they are charged', async () => {
  let now = uneven;
  await open({
    [usdPrice]: rate,
    [linesPath]: () => ({ ...ok, data: now }),
    [submitPath]: () => {
      now = uneven.map((line) => ({ ...line, unitPrice: line.carId === 9 ? 3.45 : line.unitPrice }));
      return { code: codes.priceChanged, msg: 'x', params: { usMoney: 457, zhMoney: 3243 } };
    },
  });
  await waitFor(() => expect(figures()).toContain('To pay¥32.36'));
  await order();
  await button('Order for ¥32.43');
  expect(screen.getByRole('row', { name: 'To pay ¥32.36 ¥32.43' })).toBeVisible();
});
