import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { CustomisedOrderOrderState } from '#generated/hooks/model/customisedOrderOrderState.ts';
import { StandardOrderProOrderState } from '#generated/hooks/model/standardOrderProOrderState.ts';
import { customisedOrder, instalments, sampleOrder, standardOrder } from '#tests/support/orders.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { closeLoginPopup } from '#web/session/login-popup-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { ExampleOrderPage } from './example-order-page.tsx';
import { OrderDetailPage } from './order-detail-page.tsx';

const areas = ['member', 'orders', 'described'] as const;
const calls = {
  P: '/api/standard/order/detail',
  C: '/api/customized/order/detail',
  S: '/api/order/details',
} as const;

const open = (query: string, path: string, answer: object) =>
  renderWeb(<OrderDetailPage />, { path: `/order/orderDetail?${query}`, areas, answers: { [path]: answer } });
const successWith = (data: object) => ({ code: 0, msg: '', data });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  openSession({ token: 'abc', user: { email: 'buyer@example.com', name: '', surname: '', country: '' } });
});

afterEach(() => {
  cleanup();
  clearSession();
  closeLoginPopup();
});

describe('the page of a standard order', () => {
  const order = standardOrder({
    proOrderState: 3,
    logisticsName: 'DHL',
    logisticsNum: 'JD 014',
    systemContract: 'contract.pdf,/files/contracts/P1.pdf',
    history: [
      { event: 1, by: 1, createTime: '2026-11-20T06:30:00Z' },
      { event: 11, by: 2, createTime: '2026-11-21T06:30:00Z' },
    ],
  });

  it('says what happens next and shows lines, deductions, delivery, contracts and history', async () => {
    const { sent } = await open(`id=${order.orderNo}&num=3&type=0`, calls.P, successWith(order));
    const standing = await section('Order progress');
    expect(standing.getByRole('status')).toHaveTextContent(
      'On its way. Confirm receipt once it has arrived.',
    );
    expect(standing.getByText('Your turn')).toBeVisible();
    expect(sent[0]?.fields.get('orderNo')).toBe(order.orderNo);
    expect(screen.getByRole('link', { name: /Back to my orders/ })).toHaveAttribute(
      'href',
      '/all/order?num=3',
    );
    const amount = await section('Amount');
    expect(amount.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '$10.00',
      '−$0.50',
      '$9.50≈ ¥67.45',
    ]);
    expect((await section('Items')).getAllByText('$0.00125')).toHaveLength(2);
    expect((await section('Delivery')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('JD%20014'),
    );
    const contracts = await section('Contracts');
    expect(contracts.getByRole('button', { name: 'contract.pdf' })).toBeEnabled();
    expect(contracts.getByText('Contract not uploaded')).toBeVisible();
    const events = (await section('History')).getAllByRole('listitem').map((one) => one.textContent);
    expect(events).toEqual(['Order placed2026-11-20 14:30 · Buyer', 'Shipped2026-11-21 14:30 · Shop']);
  });

  it('says of contracts that there are none yet, and of a closed order that there are none', async () => {
    const none = { systemContract: null, userContract: null };
    for (const [proOrderState, texts] of [
      [StandardOrderProOrderState.awaitingPayment, ['Not sent yet', 'Contract not uploaded']],
      [StandardOrderProOrderState.closed, ['None', 'None']],
    ] as const) {
      const order = standardOrder({ ...none, proOrderState });
      const view = await open(`id=${order.orderNo}&type=0`, calls.P, successWith(order));
      const shown = (await section('Contracts')).getAllByRole('definition').map((one) => one.textContent);
      expect(shown).toEqual(texts);
      view.unmount();
    }
  });

  it('says until when it has to be paid', async () => {
    const unpaid = standardOrder({ payBefore: '2026-11-21T06:30:00Z' });
    await open(`id=${unpaid.orderNo}&type=0`, calls.P, successWith(unpaid));
    expect(await screen.findByText(/Please pay before 2026-11-21 14:30/)).toBeVisible();
  });

  it('is not found when it does not exist or is of another member', async () => {
    await open('id=P2026112000000009&type=0', calls.P, { code: codes.notFound, msg: 'no' });
    expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
  });

  it('shows what was asked for afterwards, what the shop decided, and its invoices apart', async () => {
    const afterSales = {
      serviceType: 1,
      questionContent: 'Wrong value',
      createTime: '2026-11-21T06:30:00Z',
      decision: 3,
      decisionTime: '2026-11-22T06:30:00Z',
      reply: 'As ordered',
    } as const;
    const invoice = {
      id: 4,
      orderNo: order.orderNo,
      orderType: 1,
      invoiceInfo: '{}',
      invoiceType: 1,
      examState: 1,
      credits: null,
      amount: null,
      amountZh: null,
      invoiceLink: null,
      createTime: '2026-11-21T06:30:00Z',
    } as const;
    const asked = {
      ...order,
      assFlag: 5,
      afterSales: [afterSales],
      invoices: [invoice, { ...invoice, id: 5, examState: 2 }],
    };
    await open(`id=${order.orderNo}&type=0`, calls.P, successWith(asked));
    const service = await section('After-sales');
    expect(service.getByText('Wrong value')).toBeVisible();
    expect(service.getByText('As ordered')).toBeVisible();
    const [first, second] = (await section('Invoices')).getAllByRole('listitem');
    expect(first).toHaveTextContent('Issuing');
    expect(second).toHaveTextContent('Issued');
  });
});

it.each([
  ['placed now', 6749, ['¥71.04', '−¥3.55', '¥67.49$9.50']],
  ['charged its exchanged dollars', 6745, ['¥71.04', '−¥3.55', '−¥0.04', '¥67.45$9.50']],
])('the rows of an order in yuan add up to what it has stored: %s', async (_when, moneyNumZh, rows) => {
  const order = standardOrder({ moneyNumZh, proOrderState: 2, paidIn: 1 });
  await open(`id=${order.orderNo}&num=3&type=0`, calls.P, successWith(order));
  const amount = await section('Amount');
  expect(amount.getAllByRole('definition').map((one) => one.textContent)).toEqual(rows);
});

it('shows the newest version of each document, and the earlier ones once they are asked for', async () => {
  const order = standardOrder();
  const version = { orderNo: order.orderNo, invoiceId: null, documentLanguage: 'en_US', paperSize: 1 };
  const stored = { ...version, issueTime: '2026-11-21T06:30:00Z', sha256: '0'.repeat(64) };
  const issued = [3, 2, 1].map((number) => ({
    ...stored,
    document: 1,
    version: number,
    filePath: `/${number}`,
  }));
  const other = { ...stored, documentLanguage: 'zh_CN', document: 1, version: 1, filePath: '/zh' };
  await renderWeb(<OrderDetailPage />, {
    path: `/order/orderDetail?id=${order.orderNo}&type=0`,
    areas,
    answers: {
      [calls.P]: successWith(order),
      '/api/order/document/list': {
        ...successWith([...issued, other]),
        params: { totalDataCounts: 4 },
      },
    },
  });
  const documents = await section('Documents (PDF)');
  const earlier = (await documents.findByText('2 earlier versions')).closest('details');
  const current = documents
    .getAllByRole('button', { name: /version \d$/ })
    .filter((one) => !earlier?.contains(one));
  expect(current.map((one) => one.textContent)).toEqual([
    expect.stringContaining('version 3'),
    expect.stringContaining('version 1'),
  ]);
  expect(earlier).not.toHaveAttribute('open');
  expect([...(earlier?.querySelectorAll('li') ?? [])].map((one) => one.textContent)).toEqual([
    expect.stringContaining('version 2'),
    expect.stringContaining('version 1'),
  ]);
});

describe('the page of a customised order', () => {
  it('groups the first payment with its sum and marks the next one', async () => {
    const paid = { amountState: 1, amountTime: '2026-11-18T06:30:00Z' } as const;
    const [tooling, deposit, balance] = instalments;
    const amountListVos = [{ ...tooling, ...paid }, { ...deposit, ...paid }, balance];
    const order = { ...customisedOrder({ send: 1 }), amountListVos };
    await open(`id=${order.orderNo}&num=4&type=1`, calls.C, successWith(order));
    const plan = await section('Payment plan');
    const [first, next] = plan.getAllByRole('listitem').filter((one) => one.querySelector('ul'));
    expect(first).toHaveTextContent(/^First paymentPaid\$1,500\.00≈ ¥10,650\.00Tooling/);
    expect(first).not.toHaveAttribute('aria-current');
    expect(next).toHaveTextContent(/^Payment 2Pay next\$1,500\.00/);
    expect(next).toHaveAttribute('aria-current', 'step');
    expect(screen.getByRole('status')).toHaveTextContent('Shipped. Please pay what is left');
    expect((await section('Your requirements')).getByText('Conformal coating')).toBeVisible();
  });
});

it('does not wait for a contract of a customised order that is agreed', async () => {
  for (const [state, text] of [
    ['uploadContract', 'The payment plan follows with our quotation.'],
    ['settingUp', 'You will see the payments here as soon as they are set.'],
  ] as const) {
    const order = customisedOrder({ orderState: CustomisedOrderOrderState[state], amountListVos: [] });
    const view = await open(`id=${order.orderNo}&type=1`, calls.C, successWith(order));
    expect((await section('Payment plan')).getByText(text)).toBeVisible();
    view.unmount();
  }
});

describe('the page of an order that was called off', () => {
  it('promises neither a payment plan nor a shipment', async () => {
    const order = customisedOrder({
      orderState: 7,
      frontContract: null,
      backContract: null,
      amountListVos: [],
    });
    await open(`id=${order.orderNo}&type=1`, calls.C, successWith(order));
    const delivery = await section('Delivery');
    expect(delivery.queryByText('Carrier')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Payment plan' })).toBeNull();
  });
});

describe('the page of a sample order', () => {
  it('shows the points and waits for the shop', async () => {
    const order = sampleOrder();
    await open(`id=${order.orderNo}&type=2`, calls.S, successWith(order));
    expect((await section('Amount')).getByText('200 points')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('We are reviewing your sample request.');
    expect(screen.queryByRole('region', { name: 'Contracts' })).toBeNull();
  });
});

describe('the sample page', () => {
  it('says that its data are made up and makes no call', async () => {
    clearSession();
    const { sent } = await renderWeb(<ExampleOrderPage />, { path: '/order', areas });
    expect(
      screen.getByText('This is an example with made-up data. It shows what an order looks like.'),
    ).toBeVisible();
    expect(screen.getByText('EX-0603-10K')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
