import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transport } from '#generated/transport.ts';
import { customisedOrder, sampleOrder, standardOrder } from '#tests/support/orders.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import type { Language } from '#web/i18n/language.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MemberHomePage } from './member-home-page.tsx';

const page = (data: readonly object[], totalDataCounts = data.length) => ({
  code: 0,
  msg: '',
  data,
  params: { totalDataCounts },
});

const product = {
  productId: 7,
  productName: 'Chip resistor',
  productNum: 'RC0603FR-0710KL',
  productDescribe: '',
  productImg: '',
  unitPrice: 0.85,
  startBuy: 1,
  orderMultiple: 1,
  stock: 100,
  withdrawn: 0,
};
const createTime = '2026-11-20T03:16:00Z';

const answers: Answers = {
  [transport.getMember.path]: {
    code: 0,
    msg: '',
    data: {
      name: 'Ada',
      surname: 'Lovelace',
      country: 'Germany',
      provinces: '',
      phone: '',
      mechanismName: '',
      grade: '2',
      email: 'buyer@example.com',
      headImage: '/files/u/head.png',
    },
    params: { grades: [{ dictValue: '2', dictLabel: 'Silver member' }] },
  },
  [transport.getFileLink.path]: (fields) => ({ code: 0, msg: '', data: `${fields.get('path')}?signed` }),
  [transport.countUnreadMessages.path]: { code: 0, msg: '', data: 4 },
  [transport.listStandardOrders.path]: (fields) =>
    fields.get('state') === '3' ? page([], 0) : page([standardOrder()], 2),
  [transport.listSampleOrders.path]: page([sampleOrder()], 0),
  [transport.listCustomisedOrders.path]: page([customisedOrder()], 1),
  [transport.countWaitingCustomised.path]: {
    code: 0,
    msg: '',
    data: { toPay: 120, toSign: 1, toCorrect: 0, toReceive: 0 },
  },
  [transport.listNotices.path]: page([
    { id: 1, messageContent: 'Stocktaking', createTime, messageType: 2, readState: 0 },
  ]),
  [transport.getAccount.path]: {
    code: 0,
    msg: '',
    data: {
      accountBalance: 123_456,
      balanceUs: 5_000,
      integralBalance: 34_099,
      payPassword: true,
      paymentType: 3,
    },
  },
  [transport.listFootprints.path]: page([{ footId: 1, params: product, priceThen: 0.85, createTime }]),
  [transport.listFavourites.path]: page([]),
  [transport.listProjects.path]: page([
    { projectId: 1, projectName: 'Smart meter', phone: '', projectDescribe: '', projectState: 2 },
  ]),
};

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

const open = (options: { language?: Language; path?: string; changed?: Answers } = {}) =>
  renderWeb(
    <>
      <MemberHomePage />
      <Place />
    </>,
    {
      path: options.path ?? '/membercenter',
      language: options.language ?? 'en_US',
      areas: ['member', 'memberHome', 'orders', 'notices', 'described'],
      answers: { ...answers, ...options.changed },
    },
  );

const box = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  openSession({
    token: 'abc',
    user: { email: 'buyer@example.com', name: 'Ada', surname: 'Lovelace', country: 'Germany' },
  });
});

afterEach(() => {
  cleanup();
  clearSession();
});

describe('the home of the member centre', () => {
  it('greets the member, with the picture, the grade and the e-mail', async () => {
    const { container } = await open();
    const profile = await box('Your profile');
    expect(profile.getByRole('heading', { name: 'Hello, Ada Lovelace' })).toBeVisible();
    expect(profile.getByText('buyer@example.com')).toBeVisible();
    expect(await profile.findByText('Silver member')).toBeVisible();
    await waitFor(() =>
      expect(container.querySelector('img[alt=""]')).toHaveAttribute('src', '/files/u/head.png?signed'),
    );
  });

  it('says the surname first in Chinese', async () => {
    await open({ language: 'zh_CN' });
    expect(await screen.findByRole('heading', { name: '您好，Lovelace Ada' })).toBeVisible();
  });

  it('counts what waits for the member, each with its way there', async () => {
    await open();
    const waiting = await box('Waiting for you');
    expect(await waiting.findByRole('link', { name: '2 orders to pay' })).toHaveAttribute(
      'href',
      '/all/order?type=0&num=1',
    );
    expect(await waiting.findByRole('link', { name: '1 contract to sign' })).toBeVisible();
    expect(await waiting.findByRole('link', { name: /^120 / })).toBeVisible();
    expect(await waiting.findByRole('link', { name: '4 unread messages' })).toBeVisible();
    expect(await waiting.findByRole('link', { name: '0 deliveries to confirm' })).toBeVisible();
  });

  it('asks for the latest two orders of the open tab, which the address names', async () => {
    const { sent } = await open({ path: '/membercenter?type=2' });
    const orders = await box('Latest orders');
    expect(await orders.findByRole('article')).toBeVisible();
    const asked = sent.filter(
      ({ path, fields }) => path === transport.listSampleOrders.path && fields.get('pageSize') === '2',
    );
    expect(asked).toHaveLength(1);
    fireEvent.click(orders.getByRole('tab', { name: 'Custom' }));
    expect(screen.getByTestId('place')).toHaveTextContent('/membercenter?type=1');
  });

  it('has its own words for states and offers to cancel less than the list', async () => {
    await open({
      changed: { [transport.listStandardOrders.path]: page([standardOrder({ proOrderState: 2 })]) },
    });
    const order = within(await screen.findByRole('article'));
    expect(order.getByText('Awaiting delivery')).toBeVisible();
    expect(order.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('shows each area in a box that links to its page', async () => {
    await open();
    const wallet = await box('Balance and points');
    expect(await wallet.findByText('34,099 (3.40 × 10,000)')).toBeVisible();
    expect((await box('Recently viewed')).getByRole('link', { name: 'RC0603FR-0710KL' })).toBeVisible();
    expect((await box('Favourites')).getByText('Products you save appear here.')).toBeVisible();
    expect((await box('My projects')).getByText('Smart meter')).toBeVisible();
    const all = [
      'Messages',
      'Balance and points',
      'Recently viewed',
      'Favourites',
      'My projects',
      'Remote support',
    ];
    const targets = all.map((name) =>
      screen.getByRole('link', { name: `View all: ${name}` }).getAttribute('href'),
    );
    expect(targets).toEqual([
      '/mine/message',
      '/balance/MyBalance',
      '/footPrint/all',
      '/collection/all',
      '/myProject/MyProject',
      '/remote/technology',
    ]);
  });

  it('keeps every other box when one fails, which offers to try again', async () => {
    const { sent } = await open();
    const support = await box('Remote support');
    const retry = await support.findByRole('button', { name: 'Try again' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    const before = sent.filter(({ path }) => path === transport.listRemoteSupports.path).length;
    fireEvent.click(retry);
    await waitFor(() =>
      expect(sent.filter(({ path }) => path === transport.listRemoteSupports.path).length).toBeGreaterThan(
        before,
      ),
    );
  });
});
