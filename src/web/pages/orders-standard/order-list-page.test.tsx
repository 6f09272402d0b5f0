import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { customisedOrder, sampleOrder, standardOrder } from '#tests/support/orders.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { closeLoginPopup } from '#web/session/login-popup-store.ts';
import { readPaymentData } from '#web/session/payment-data.ts';
import { announcePayment } from '#web/session/payment-news.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import * as messages from '#web/toasts/message-store.ts';
import { OrderListPage } from './order-list-page.tsx';

const standardList = '/api/standard/order/list';
const page = (data: readonly object[], totalDataCounts = data.length) => ({
  code: 0,
  msg: '',
  data,
  params: { totalDataCounts },
});
const done = { code: 0, msg: '' };

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

const open = (path: string, answers: Answers) =>
  renderWeb(
    <>
      <OrderListPage />
      <Place />
    </>,
    { path, areas: ['member', 'orders', 'described'], answers },
  );

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
  sessionStorage.clear();
});

describe('the list of orders', () => {
  it('asks for five orders of the page, the status and the search that the address names', async () => {
    const { sent } = await open('/all/order?num=3&page=2&keyWord=RC06&startDate=2026-01-01', {
      [standardList]: page([standardOrder()], 6),
    });
    expect(await screen.findByRole('article', { name: /P2026112000000001/ })).toBeVisible();
    const { language: _, token: __, ...fields } = Object.fromEntries(sent[0]?.fields ?? []);
    expect(fields).toEqual({
      pageNum: '2',
      pageSize: '5',
      state: '3',
      keyWord: 'RC06',
      startDate: '2026-01-01',
    });
    expect(screen.getByRole('link', { name: 'To receive' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('searchbox')).toHaveValue('RC06');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute(
      'href',
      '/all/order?num=3&keyWord=RC06&startDate=2026-01-01',
    );
  });

  it('says that the dates are the wrong way round', async () => {
    await open('/all/order?startDate=2026-02-01&endDate=2026-01-01', { [standardList]: page([]) });
    expect(await screen.findByLabelText('To')).toHaveAccessibleDescription(
      'The end date is before the start date.',
    );
  });

  it('shows lines, both amounts and a way to the detail that knows the filter', async () => {
    await open('/all/order?num=1', { [standardList]: page([standardOrder()]) });
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('2026-11-20 14:30')).toBeVisible();
    expect(card.getByRole('link', { name: 'GRM188R71H104KA93D' })).toHaveAttribute(
      'href',
      '/GoodsDetails?id=8',
    );
    expect(card.getByText('$9.50')).toBeVisible();
    expect(card.getByText('≈ ¥67.45')).toBeVisible();
    expect(card.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/order/orderDetail?id=P2026112000000001&num=1&type=0',
    );
  });

  it('changes the kind with its tab and takes the search along, not the status', async () => {
    await open('/all/order?num=1&keyWord=RC06', {
      [standardList]: page([standardOrder()]),
      '/api/customized/order/list': page([customisedOrder()]),
      '/api/order/query/simple/order': page([sampleOrder()]),
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'Samples' }));
    expect(await screen.findByText('200 points')).toBeVisible();
    expect(screen.getByTestId('place')).toHaveTextContent('/all/order?type=2&keyWord=RC06');
    fireEvent.click(screen.getByRole('tab', { name: 'Custom' }));
    expect(await screen.findByText('Custom power module')).toBeVisible();
  });

  it('says what to do when there is no order, and how to get all of them back under a filter', async () => {
    await open('/all/order', { [standardList]: page([]) });
    expect(await screen.findByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/goodsCenter',
    );
    cleanup();
    await open('/all/order?num=5', { [standardList]: page([]) });
    expect(await screen.findByRole('link', { name: 'Show all orders' })).toHaveAttribute(
      'href',
      '/all/order',
    );
  });

  it('leads from a page behind the last one to the first', async () => {
    await open('/all/order?num=1&page=99', { [standardList]: page([], 6) });
    expect(await screen.findByText('There are no more orders on this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/all/order?num=1',
    );
  });

  it('says that the orders could not be loaded, and loads them again when asked', async () => {
    let fails = true;
    await open('/all/order', {
      [standardList]: () => (fails ? { code: codes.notFound, msg: 'no' } : page([standardOrder()])),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your orders could not be loaded.');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('asks a visitor to sign in and makes no call', async () => {
    clearSession();
    const { sent } = await open('/all/order', {});
    expect(screen.getByRole('heading')).toHaveTextContent('Sign in to see your orders');
    expect(sent).toEqual([]);
  });
});

describe('an order of the list', () => {
  const cancelPath = '/api/standard/order/cancel/order';
  const detailPath = '/api/standard/order/detail';

  async function cancel(answer: object) {
    const view = await open('/all/order', { [standardList]: page([standardOrder()]), [cancelPath]: answer });
    const say = vi.spyOn(messages, 'showMessage');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return { ...view, say };
  }

  it('is cancelled after a question, and the list is read again', async () => {
    const { sent, say } = await cancel(done);
    expect(say).toHaveBeenCalledWith('success', 'Order cancelled');
    await waitFor(() => expect(sent.filter(({ path }) => path === standardList)).toHaveLength(2));
    expect(sent.find(({ path }) => path === cancelPath)?.fields.get('orderNo')).toBe('P2026112000000001');
  });

  it('says that the payment is given back when the order was paid meanwhile', async () => {
    const paid = standardOrder({ proOrderState: StandardOrderProOrderState.awaitingShipment });
    const orders = [standardOrder(), standardOrder(), paid];
    const { sent } = await open('/all/order', {
      [standardList]: page([standardOrder()]),
      [detailPath]: () => ({ code: 0, msg: '', data: orders.shift() ?? paid }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^The goods that are reserved for you/)).toBeVisible();
    const read = () => sent.filter(({ path }) => path === detailPath).length;
    await waitFor(() => expect(read()).toBe(1));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(read()).toBe(2));
    announcePayment('P2026112000000001');
    expect(await dialog.findByText(/^The amount you paid goes back to the payment method/)).toBeVisible();
  });

  it('warns when cancelling is refused, and is read again', async () => {
    const { sent, say } = await cancel({ code: codes.notOffered, msg: 'Shipped meanwhile' });
    expect(say).toHaveBeenCalledTimes(1);
    expect(say).toHaveBeenCalledWith('warning', 'Cancel failed: Shipped meanwhile');
    await waitFor(() => expect(sent.filter(({ path }) => path === standardList)).toHaveLength(2));
  });

  it('is sent as type 3 by the number of the sample when its receipt is confirmed', async () => {
    const path = '/api/order/cancel/simple/order';
    const { sent } = await open('/all/order?type=2', {
      '/api/order/query/simple/order': page([sampleOrder({ orderState: 2 })]),
      [path]: done,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Confirm receipt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const fields = sent.find((call) => call.path === path)?.fields;
    expect([fields?.get('sampleId'), fields?.get('type')]).toEqual(['5', '3']);
  });

  it('leaves the next payment for the cashier, asks whether it is finished and reads the orders again', async () => {
    const path = '/api/customized/order/list';
    const { sent } = await open('/all/order?type=1', { [path]: page([customisedOrder()]) });
    const pay = await screen.findByRole('link', { name: 'Pay' });
    expect(pay).toHaveAttribute('rel', 'opener');
    pay.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(pay);
    expect(readPaymentData()).toEqual({
      payAmount: 150_000,
      purchaseId: 71,
      zhMoney: 1_065_000,
      orderNo: 'C2026112000000001',
      pageName: 'orders',
      orderType: 1,
    });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Payment finished' }));
    await waitFor(() => expect(sent.filter((call) => call.path === path)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is put into the cart again with a report of what has changed', async () => {
    const lines = [
      {
        productId: 7,
        productNum: 'A1',
        productName: 'A',
        wanted: 10,
        added: 10,
        outcome: 1,
        priceThen: 2,
        priceNow: 3,
      },
      {
        productId: 8,
        productNum: 'B2',
        productName: 'B',
        wanted: 10,
        added: 4,
        outcome: 2,
        priceThen: 2,
        priceNow: 2,
      },
      {
        productId: 9,
        productNum: 'C3',
        productName: 'C',
        wanted: 10,
        added: 0,
        outcome: 5,
        priceThen: 2,
        priceNow: null,
      },
    ];
    await open('/all/order', {
      [standardList]: page([standardOrder()]),
      '/api/standard/order/again': { code: 0, msg: '', data: lines },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Buy again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy again' }));
    expect(dialog.getByRole('status')).toHaveTextContent('2 of 3 lines are in your cart.');
    expect(dialog.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'A1AddedQuantity 10 · unit price $0.0200 before, $0.0300 now',
      'B2Reduced to the available stockQuantity 4 instead of 10',
      expect.stringContaining('Quantity 0 instead of 10'),
    ]);
  });

  it('is cancelled once and put into the cart once, however fast the buttons are pressed twice', async () => {
    const again = '/api/standard/order/again';
    const { sent } = await open('/all/order', {
      [standardList]: page([standardOrder()]),
      [cancelPath]: done,
      [again]: { code: 0, msg: '', data: [] },
    });
    const buy = await screen.findByRole('button', { name: 'Buy again' });
    buy.focus();
    fireEvent.click(buy);
    fireEvent.click(buy);
    const report = within(await screen.findByRole('dialog'));
    fireEvent.click(report.getByRole('button', { name: 'Stay here' }));
    expect(buy).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const count = (calledPath: string) => sent.filter(({ path }) => path === calledPath).length;
    expect([count(again), count(cancelPath)]).toEqual([1, 1]);
  });
});
