import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import {
  button,
  cartOrder,
  figures,
  lines,
  linesPath,
  ok,
  open,
  order,
  placed,
  submitPath,
} from '#tests/support/order-page.tsx';
import { paths } from '#web/paths.ts';
import { readPaymentData } from '#web/session/payment-data.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';

let opened: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  opened = vi.spyOn(window, 'open').mockReturnValue(window);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  clearSession();
});

describe('the order page', () => {
  it('shows the default address chosen, the lines at the price of their quantity, and what it comes to', async () => {
    await open();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Jane Miller/ })).checked).toBe(true);
    const list = within(await screen.findByRole('list', { name: 'Items' }));
    expect(list.getByText('$0.0023')).toBeVisible();
    expect(list.getByText('5,000+ price: you save $9.50 against $0.0042 each for 100')).toBeVisible();
    await waitFor(() => expect(figures()).toContain('Goods (2 lines)$41.50'));
    await waitFor(() => expect(figures()).toContain('≈ ¥290.50'));
  });

  it('lets one of the two deductions be ticked at a time', async () => {
    await open();
    const member = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Member discount/ });
    const points = screen.getByRole<HTMLInputElement>('checkbox', { name: /Pay with points/ });
    fireEvent.click(member);
    expect(figures()).toContain('Member discount (5% off)−$2.07');
    expect(figures()).toContain('To pay$39.43');
    fireEvent.click(points);
    expect([member.checked, points.checked]).toEqual([false, true]);
    expect(figures()).toContain('Points (5,000 points)−$5.00');
    fireEvent.click(points);
    expect(figures()).toContain('To pay$41.50');
  });

  it('says why a deduction cannot be ticked', async () => {
    const nothing = { discount: { discount: 10 }, integralToMoney: { maxMoney: 0, maxIntegral: 0 } };
    await open({ '/api/account/consumer/discount': { ...ok, data: nothing } });
    const points = await screen.findByRole('checkbox', { name: /You have no points/ });
    expect(points).toHaveProperty('disabled', true);
    expect(screen.getByRole('checkbox', { name: /No discount for your member grade/ })).toHaveProperty(
      'disabled',
      true,
    );
  });

  it('asks for an address, makes no call and leads there', async () => {
    const { sentTo } = await open({
      '/api/address/list': { ...ok, data: [], params: { totalDataCounts: 0 } },
    });
    await order();
    expect(await screen.findByText('Please add a receiving address')).toBeVisible();
    expect(sentTo(submitPath)).toEqual([]);
    expect(document.activeElement?.textContent).toBe('Add an address');
  });

  it.each([
    ['is out of stock', { stock: 0 }],
    ['is no longer sold', { withdrawn: 1 }],
    ['is short of stock', { stock: 4 }],
  ])('cannot be submitted while one of its items %s, and says so', async (_case, change) => {
    const data = lines.map((line) => (line.carId === 9 ? { ...line, ...change } : line));
    await open({ [linesPath]: { ...ok, data } });
    await screen.findByRole('list', { name: 'Items' });
    await waitFor(() => expect(figures()).toContain('To pay$41.50'));
    const submit = await button('Order now');
    expect(submit).toHaveProperty('disabled', true);
    const reason = document.getElementById(submit.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('An item cannot be ordered. The note next to it says why.');
  });

  it('buys one product directly at the quantity of the address', async () => {
    const { sentTo } = await open({}, '/submit/order?carIds=1204&num=1&number=200');
    await order();
    await screen.findByRole('heading', { name: 'Order placed' });
    expect(Object.fromEntries(sentTo('/api/standard/order/add')[0]?.fields ?? [])).toMatchObject({
      productId: '1204',
      num: '200',
      unitPrice: '0.42',
      moneyNum: '84',
      discountType: '3',
      integralNum: '95',
    });
  });

  it.each([
    ['an incomplete address', '/submit/order', {}, 'Nothing to order'],
    [
      'lines of another member',
      cartOrder,
      { [linesPath]: { code: codes.notFound, msg: 'x' } },
      /no longer in your cart/,
    ],
    [
      'a withdrawn product',
      '/submit/order?carIds=1204&num=1&number=200',
      { '/open/product/getProduct': { code: codes.productWithdrawn, msg: 'x' } },
      'This product cannot be ordered',
    ],
  ])('says what to do with %s', async (_case, path, answers, title) => {
    await open(answers, path);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('asks a visitor to sign in and calls nothing for members', async () => {
    clearSession();
    const { sent } = await open();
    expect(await screen.findByRole('heading', { name: /Sign in/ })).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('placing an order', () => {
  it('sends what is shown, once for a double click', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('radio', { name: /John Smith/ }));
    const now = await button('Order now');
    fireEvent.click(now);
    fireEvent.click(now);
    await screen.findByRole('heading', { name: 'Order placed' });
    expect(sentTo(submitPath)).toHaveLength(1);
    const fields = Object.fromEntries(sentTo(submitPath)[0]?.fields ?? []);
    expect(fields).toMatchObject({ moneyNum: '4150', receivingUser: 'John Smith', integralMoney: '0' });
    expect(JSON.parse(fields.productInfos ?? '')).toEqual([
      { carId: 7, num: 5000, productId: 1204, productNum: 'RC0603FR-074K7L' },
      { carId: 9, num: 10, productId: 2204, productNum: 'STM32F103C8T6' },
    ]);
  });

  it('leaves the payment data before it opens the cashier, and asks after two seconds', async () => {
    let found: unknown;
    opened.mockImplementation(() => {
      found = readPaymentData();
      return window;
    });
    await open();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await order();
    await screen.findByText(/cashier is open in a new window/);
    expect(opened).toHaveBeenCalledWith(paths.cashier, '_blank');
    const orderNo = 'P2026112000000001';
    expect(found).toMatchObject({ orderNo, payAmount: 4150, zhMoney: 29_548, orderType: 0 });
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    const dialog = within(await screen.findByRole('dialog', { name: 'Is the payment finished?' }));
    expect(dialog.getByRole('link', { name: 'Payment finished' }).getAttribute('href')).toBe(paths.orders);
    expect(dialog.getByRole('link', { name: /Not yet/ }).getAttribute('rel')).toBe('opener');
  });

  it('shows a link where the browser blocks the new tab', async () => {
    opened.mockReturnValue(null);
    await open();
    await order();
    expect(await screen.findByText(/blocked the payment window/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the cashier' }).getAttribute('href')).toBe(paths.cashier);
  });

  it('shows on the way back what was ordered, without asking again', async () => {
    const { sentTo } = await open();
    await order();
    await screen.findByRole('heading', { name: 'Order placed' });
    fireEvent.click(await button('leave'));
    fireEvent.click(await button('back'));
    expect(await screen.findByText(/This order has been placed/)).toBeVisible();
    expect(screen.getByText('P2026112000000001')).toBeVisible();
    expect(sentTo(linesPath)).toHaveLength(1);
  });

  it('offers no payment once the order is paid, which it learns when the person comes back to the tab', async () => {
    let proOrderState = 1;
    await open({ '/api/standard/order/detail': () => ({ ...ok, data: { proOrderState } }) });
    await order();
    expect(await screen.findByRole('link', { name: 'Open the cashier' })).toBeVisible();
    proOrderState = 2;
    fireEvent(window, new Event('visibilitychange'));
    expect(await screen.findByText(/This order is paid/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the cashier' })).toBeNull();
  });

  it('keeps its key after a lost response and after leaving the page, so that it is one order', async () => {
    let lost = true;
    const { sentTo } = await open({
      [submitPath]: () => {
        if (!lost) return placed;
        throw new TypeError('Failed to fetch');
      },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /John Smith/ }));
    await order();
    expect(await screen.findByText(/No response\. Your order may have been placed/)).toBeVisible();
    fireEvent.click(await button('leave'));
    fireEvent.click(await button('back'));
    lost = false;
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /John Smith/ })).checked).toBe(true);
    await order();
    await screen.findByRole('heading', { name: 'Order placed' });
    const keys = sentTo(submitPath).map((call) => call.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('sends the very same again where the lines are gone because the lost order came through', async () => {
    let arrived = false;
    const { sentTo } = await open({
      [linesPath]: () => (arrived ? { code: codes.notFound, msg: 'x' } : { ...ok, data: lines }),
      [submitPath]: () => {
        if (arrived) return placed;
        arrived = true;
        throw new TypeError('Failed to fetch');
      },
    });
    await order();
    await screen.findByText(/No response\. Your order may have been placed/);
    fireEvent.click(await button('leave'));
    fireEvent.click(await button('back'));
    fireEvent.click(await button('Send again'));
    await screen.findByRole('heading', { name: 'Order placed' });
    const [first, second] = sentTo(submitPath);
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'));
    expect(String(second?.fields)).toBe(String(first?.fields));
  });
});
