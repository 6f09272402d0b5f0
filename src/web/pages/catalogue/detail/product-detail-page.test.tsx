import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { readGuestCart } from '#web/cart/guest-cart.ts';
import { formAreas } from '#web/i18n/areas.ts';
import { closeLoginPopup, loginDestination, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { dismissMessage, useMessages } from '#web/toasts/message-store.ts';
import { ProductDetailPage } from './product-detail-page.tsx';

const product = {
  productId: 1204,
  productName: 'Thick-film chip resistor 4.7 kΩ',
  productNum: 'RC0603FR-074K7L',
  productDescribe: '4.7 kΩ ±1% 100 mW 0603',
  productImg: '/img/part/0603-chip/iso.svg',
  goodsLoop: '/img/part/0603-chip/dims.svg',
  unitPrice: 0.42,
  priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
  startBuy: 100,
  orderMultiple: 50,
  stock: 495_600,
  customIntegration: 50,
  catalogId: 11,
  catalogPath: [{ catalogId: 11, catalogName: 'Chip resistors' }],
  brand: 'YAGEO',
  packageName: '0603',
  column1: '4.7 kΩ',
  column2: '[{"name":"datasheet.pdf","url":"/files/1.pdf","size":"1.2 MB"}]',
};
const columns = [
  { columnId: 1, columnName: 'Resistance', columnComment: 'number', columnType: 0, screen: 1, listType: 1 },
  { columnId: 2, columnName: 'Documents', columnComment: 'word', columnType: 1, screen: 0, listType: 0 },
  { columnId: 3, columnName: 'Notes', columnComment: 'text', columnType: 1, screen: 0, listType: 0 },
];
const ok = { code: 0, msg: 'Success' };
const shop: Answers = {
  '/open/product/getProduct': { ...ok, data: product },
  '/open/product/column': { ...ok, data: columns },
  '/open/product/get/usd/price': (fields) => ({ ...ok, data: Number(fields.get('unitPrice')) * 7 }),
  '/api/footprint/addFootprint': ok,
  '/api/shop/car/add': ok,
  '/api/shop/car/list': { ...ok, data: 1 },
  '/api/productCollection/addProductCollection': ok,
  '/api/order/add/order': { code: codes.notBuiltYet, msg: 'This is not available yet' },
};

function Surroundings() {
  const { pathname, search } = useLocation();
  const messages = useMessages();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="popup">{String(useLoginPopupOpen())}</output>
      <output data-testid="messages">{messages.map(({ id }) => id).join()}</output>
      <MessageList />
    </>
  );
}

afterEach(() => {
  for (const id of screen.getByTestId('messages').textContent?.split(',') ?? []) dismissMessage(Number(id));
  cleanup();
  clearSession();
  sessionStorage.clear();
  closeLoginPopup();
});

async function open(answers: Answers = shop, path = '/GoodsDetails?id=1204') {
  const view = await renderWeb(
    <>
      <ProductDetailPage />
      <Surroundings />
    </>,
    { path, areas: ['favourites', 'catalogue', ...formAreas], answers },
  );
  return view;
}

function signIn(): void {
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const calls = (sent: SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('the product page', () => {
  it('marks the price in force and says what more pieces would bring', async () => {
    await open(shop, '/GoodsDetails?id=1204&quantity=4000');
    const row = (await button('100+')).closest('tr');
    expect(row?.getAttribute('aria-current')).toBe('true');
    expect(await button('Add 1,000 more for a unit price of $0.0023')).toBeVisible();
    expect(screen.getByText('$16.80')).toBeVisible();
    expect(await screen.findByText('≈ ¥117.60')).toBeVisible();
  });

  it.each([
    ['out of stock', 0, 'Out of stock. This product cannot be ordered at the moment.'],
    ['left with less than the smallest order', 60, /Only 60 left, fewer than the minimum order/],
  ])('offers neither a quantity nor a better price of a part that is %s', async (_case, stock, reason) => {
    await open({ ...shop, '/open/product/getProduct': { ...ok, data: { ...product, stock } } });
    const box = within(await screen.findByRole('region', { name: 'Buy' }));
    expect(box.getByText(reason).tagName).toBe('SPAN');
    expect(box.queryByText(/more for a unit price of/)).toBeNull();
    const quantity = box.getByRole('textbox', { name: 'Quantity' });
    expect(quantity).toHaveProperty('disabled', true);
    for (const name of ['Increase quantity', 'Decrease quantity', 'Buy now', 'Add to cart'])
      expect(box.getByRole('button', { name })).toHaveProperty('disabled', true);
    expect(box.queryByRole('button', { name: '5,000+' })).toBeNull();
    expect(box.getByText('5,000+').tagName).toBe('SPAN');
  });

  it('leads from a part without a price to a request for a quote, and sells none of it', async () => {
    const { unitPrice: _, priceIndex: __, ...others } = product;
    const asked = { ...others, priceOnRequest: 1 };
    await open(
      { ...shop, '/open/product/getProduct': { ...ok, data: asked } },
      '/GoodsDetails?id=1204&quantity=4000',
    );
    const box = within(await screen.findByRole('region', { name: 'Price on request' }));
    const quote = box.getByRole('link', { name: 'Request a quote' });
    expect(quote.getAttribute('href')).toMatch(/^\/customized\/apply\?part=.*RC0603FR-074K7L&quantity=4000$/);
    expect(screen.queryByRole('button', { name: 'Buy now' })).toBeNull();
    expect(screen.queryByText(/\$0\.00/)).toBeNull();
  });

  it('offers no better price for a quantity that is not in stock', async () => {
    const little = { ...product, stock: 4500 };
    await open(
      { ...shop, '/open/product/getProduct': { ...ok, data: little } },
      '/GoodsDetails?id=1204&quantity=4000',
    );
    expect(await button('Buy now')).toHaveProperty('disabled', false);
    expect(screen.queryByText(/more for a unit price of/)).toBeNull();
  });

  it('says when the alternatives of a sold-out part could not be read, and tries again', async () => {
    let isDown = true;
    const part = { ...product, productId: 1300, productNum: 'RC0603-OTHER' };
    await open({
      ...shop,
      '/open/product/getProduct': { ...ok, data: { ...product, stock: 0 } },
      '/open/product/facets': () =>
        isDown ? { code: codes.unavailable, msg: 'x' } : { ...ok, data: [], params: { totalDataCounts: 1 } },
      '/open/product/productList': { ...ok, data: [part], params: { totalDataCounts: 1 } },
    });
    const again = await button('Try again');
    expect(again.closest('[role=alert]')).toHaveTextContent('This section could not be loaded');
    isDown = false;
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: 'RC0603-OTHER' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('keeps the quantity in the address', async () => {
    await open();
    fireEvent.click(await button('5,000+'));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/GoodsDetails?id=1204&quantity=5000'),
    );
  });

  it('warns of a fraction', async () => {
    await open();
    const box = await screen.findByRole('textbox', { name: 'Quantity' });
    fireEvent.change(box, { target: { value: '100.5' } });
    fireEvent.blur(box);
    expect(screen.getByRole('alert').textContent).toContain('whole number');
  });

  it.each([/Buy now/, /Favourite/, /Get a sample/])('asks a visitor to sign in for %s', async (name) => {
    const { sent } = await open();
    fireEvent.click(await button(name));
    expect(screen.getByTestId('popup').textContent).toBe('true');
    expect(sent.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  });

  it('leads a member who buys now to the order', async () => {
    signIn();
    await open(shop, '/GoodsDetails?id=1204&quantity=200');
    fireEvent.click(await button('Buy now'));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe('/submit/order?carIds=1204&num=1&number=200'),
    );
  });

  it('keeps the quantity of a visitor in this browser and says so', async () => {
    const { sent } = await open(shop, '/GoodsDetails?id=1204&quantity=200');
    fireEvent.click(await button('Add to cart'), { detail: 1 });
    fireEvent.click(await button('Add to cart'), { detail: 2 });
    expect((await screen.findByText(/cart in this browser/)).parentElement).toHaveRole('status');
    expect(readGuestCart()).toMatchObject([{ productId: 1204, num: 200 }]);
    expect(calls(sent, '/api/shop/car/add')).toEqual([]);
    expect(screen.getByTestId('popup').textContent).toBe('false');
    localStorage.clear();
  });

  it('remembers where a visitor who buys now is going', async () => {
    await open(shop, '/GoodsDetails?id=1204&quantity=200');
    fireEvent.click(await button('Buy now'));
    expect(loginDestination()).toBe('/submit/order?carIds=1204&num=1&number=200');
  });

  it('puts the quantity into the cart and says so', async () => {
    signIn();
    const { sent } = await open(shop, '/GoodsDetails?id=1204&quantity=200');
    const add = await button('Add to cart');
    fireEvent.click(add);
    fireEvent.click(add);
    expect((await screen.findByText('Added to the cart')).parentElement).toHaveRole('status');
    const [call, ...others] = calls(sent, '/api/shop/car/add');
    expect(others).toEqual([]);
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({ productId: '1204', producNum: '200' });
  });

  it('records the visit of a member once, and says nothing when that fails', async () => {
    signIn();
    const { sent } = await open({
      ...shop,
      '/api/footprint/addFootprint': { code: codes.notBuiltYet, msg: 'This is not available yet' },
    });
    await button('Buy now');
    await waitFor(() => expect(calls(sent, '/api/footprint/addFootprint')).toHaveLength(1));
    expect(screen.queryByText('This is not available yet')).toBeNull();
    dispatchEvent(new Event('pagehide'));
    cleanup();
    const again = await open();
    await button('Buy now');
    expect(calls(again.sent, '/api/footprint/addFootprint')).toEqual([]);
  });

  it('keeps what was typed when a sample is refused, and asks for what is missing first', async () => {
    signIn();
    const { sent } = await open();
    fireEvent.click(await button(/Get a sample/));
    const apply = await button('Submit request');
    fireEvent.click(apply);
    expect(await screen.findByText('Consignee is required')).toBeVisible();
    for (const label of ['Consignee', 'Phone', 'Receiving address']) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: `my ${label}` } });
    }
    fireEvent.click(apply);
    expect(
      await screen.findByText('The sample could not be requested: This is not available yet'),
    ).toBeVisible();
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('my Phone');
    const [call] = calls(sent, '/api/order/add/order');
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({ integralNum: '50', productId: '1204' });
  });

  it('sends a sample to a chosen address and leads to the sample orders', async () => {
    signIn();
    const address = {
      addressId: 3,
      mechanismName: 'Blue Sky',
      contacts: 'Jane Miller',
      country: 'China,Guangdong,Shenzhen',
      address: '1 Keji Road',
      zipCode: '518000',
      contactPhone: '13800138000',
      defaultState: 1,
    };
    const { sent } = await open({
      ...shop,
      '/api/address/list': { ...ok, data: [address], params: { totalDataCounts: 1 } },
      '/api/order/add/order': ok,
    });
    fireEvent.click(await button(/Get a sample/));
    fireEvent.click(await button('Submit request'));
    const link = await screen.findByRole('link', { name: 'See sample orders', hidden: true });
    expect(link).toHaveAttribute('href', '/all/order?type=2');
    const [call] = calls(sent, '/api/order/add/order');
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({
      receivingUser: 'Jane Miller',
      receivingPhone: '13800138000',
      receivingAddress: 'China,Guangdong,Shenzhen, 1 Keji Road, 518000, Blue Sky',
    });
  });

  it('has a tab for each detail section that the product fills', async () => {
    await open();
    fireEvent.click(await screen.findByRole('tab', { name: 'Documents' }));
    expect(screen.getByRole('link', { name: 'Download datasheet.pdf' }).getAttribute('href')).toBe(
      '/files/1.pdf',
    );
    expect(screen.queryByRole('tab', { name: 'Notes' })).toBeNull();
  });

  it('says when there is no such product', async () => {
    await open({ ...shop, '/open/product/getProduct': { code: codes.notFound, msg: 'gone' } });
    expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeVisible();
  });
});
