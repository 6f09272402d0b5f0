import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { MessageList } from '#web/toasts/message-list.tsx';
import { FavouritesPage } from './favourites-page.tsx';

const ok = { code: 0, msg: 'Success' };
const user = { email: 'buyer@example.com', name: 'Wei', surname: 'Li', country: 'China' };
const listPath = '/api/productCollection/getProductCollectionAll';
const addPath = '/api/productCollection/addProductCollection';
const removePath = '/api/productCollection/deleteProductCollection';

function favourite(id: number, product: object = {}, entry: object = {}) {
  const params = {
    productId: id,
    productName: `Chip resistor ${id}`,
    productNum: `RC-${id}`,
    productDescribe: 'Thick-film resistor',
    productImg: '/img/a.svg,/img/b.svg',
    unitPrice: 21.5,
    startBuy: 95,
    orderMultiple: 10,
    stock: 5000,
    withdrawn: 0,
    ...product,
  };
  return { proCollecId: 100 + id, params, priceThen: 21.5, createTime: '2026-11-02T09:15:00Z', ...entry };
}

/** A shop with these favourites; removing and adding change the list. */
function shopWith(...favourites: ReturnType<typeof favourite>[]): Answers {
  const removed = new Set<number>();
  const remainingFavourites = () => favourites.filter(({ proCollecId }) => !removed.has(proCollecId));
  return {
    [listPath]: () => ({
      ...ok,
      data: remainingFavourites(),
      params: { totalDataCounts: remainingFavourites().length },
    }),
    [removePath]: (fields) => {
      removed.add(Number(fields.get('proCollecId')));
      return ok;
    },
    [addPath]: (fields) => {
      removed.delete(Number(fields.get('productId')) + 100);
      return ok;
    },
    '/api/shop/car/add': ok,
    '/api/shop/car/list': { ...ok, data: 1 },
  };
}

afterEach(() => {
  cleanup();
  clearSession();
});

async function open(answers: Answers) {
  act(() => openSession({ token: 'abc', user }));
  return renderWeb(
    <>
      <main>
        <FavouritesPage />
      </main>
      <MessageList />
    </>,
    { areas: ['member', 'favourites'], answers, path: '/collection/all' },
  );
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const focusedElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
const calls = (sent: readonly SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('the favourites', () => {
  it('offer no purchase of a product that is sold out or has no price', async () => {
    await open(shopWith(favourite(1), favourite(2, { stock: 0 }), favourite(3, { priceOnRequest: 1 })));
    expect((await row('RC-1')).getByRole('button', { name: /^Add to cart/ })).toBeVisible();
    for (const name of ['RC-2', 'RC-3'])
      expect((await row(name)).queryByRole('button', { name: /^Add to cart/ })).toBeNull();
  });

  it('show stock, price and how the price has changed since', async () => {
    const { sent } = await open(
      shopWith(
        favourite(1),
        favourite(2, { unitPrice: 30 }),
        favourite(3, { unitPrice: 20, stock: 0 }),
        favourite(4, { withdrawn: 1 }),
      ),
    );
    expect((await row('RC-1')).getByText('$0.2150')).toBeVisible();
    expect((await row('RC-1')).getByText('5,000 in stock')).toBeVisible();
    expect((await row('RC-2')).getByText(/more than on/)).toHaveTextContent(
      '$0.0850 more than on 2026-11-02',
    );
    expect((await row('RC-3')).getByText(/less than on/)).toHaveTextContent(
      '$0.0150 less than on 2026-11-02',
    );
    expect((await row('RC-3')).queryByRole('button', { name: /to the cart/ })).toBeNull();
    expect((await row('RC-4')).getByText('No longer sold')).toBeVisible();
    expect((await row('RC-4')).queryByRole('button', { name: /to the cart/ })).toBeNull();
    expect(Object.fromEntries(calls(sent, listPath)[0]?.fields ?? [])).toMatchObject({
      pageNum: '1',
      pageSize: '5',
    });
  });

  it('are removed at once, and the removal can be undone from where the focus is', async () => {
    const { sent } = await open(shopWith(favourite(1), favourite(2)));
    const remove = (await row('RC-1')).getByRole('button', { name: 'Remove RC-1 from favourites' });
    fireEvent.click(remove);
    fireEvent.click(remove);
    const undo = await screen.findByRole('button', { name: 'Undo: add RC-1 to favourites again' });
    expect(undo).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('row', { name: /RC-1/ })).toBeNull());
    expect(screen.getByText('1 result')).toBeVisible();
    expect(calls(sent, removePath)).toHaveLength(1);
    fireEvent.click(undo);
    fireEvent.click(undo);
    expect((await row('RC-1')).getByText('5,000 in stock')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('RC-1 was removed.')).toBeNull());
    await waitFor(() => expect(screen.getByRole('table')).toContainElement(focusedElement()));
    expect(calls(sent, addPath).map(({ fields }) => fields.get('productId'))).toEqual(['1']);
  });

  it('go into the cart in the smallest quantity', async () => {
    const { sent } = await open(shopWith(favourite(1)));
    const add = (await row('RC-1')).getByRole('button', { name: 'Add to cart: 100 × RC-1' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect((await screen.findByText('100 pieces of RC-1 were added to the cart')).parentElement).toHaveRole(
      'status',
    );
    const [call, ...others] = calls(sent, '/api/shop/car/add');
    expect(others).toEqual([]);
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({ productId: '1', producNum: '100' });
  });

  it('lead to the products when there are none', async () => {
    await open(shopWith());
    expect(await screen.findByRole('link', { name: 'Browse products' })).toHaveAttribute(
      'href',
      '/goodsCenter',
    );
  });

  it('can be loaded again after a failure', async () => {
    let fails = true;
    const shop = shopWith(favourite(1));
    const list = shop[listPath];
    await open({
      ...shop,
      [listPath]: (fields) =>
        fails || typeof list !== 'function' ? { code: codes.notFound, msg: 'Gone' } : list(fields),
    });
    const again = await screen.findByRole('button', { name: /again/i });
    fails = false;
    fireEvent.click(again);
    expect((await row('RC-1')).getByText('5,000 in stock')).toBeVisible();
  });
});
