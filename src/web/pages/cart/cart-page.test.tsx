import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartItem } from '#generated/hooks/model/cartItem.ts';
import { type Answers, renderWeb, type SentCall } from '#tests/support/render-web.tsx';
import { addToGuestCart } from '#web/cart/guest-cart.ts';
import { dismissMessage, useMessages } from '#web/messages/message-store.ts';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { CartPage } from './cart-page.tsx';

const item = (carId: number, changes: Partial<CartItem> = {}): CartItem => ({
  carId,
  productId: 1200 + carId,
  productNum: `RC060${carId}`,
  productDescribe: 'Chip resistor',
  productImg: '/img/a.svg,/img/b.svg',
  unitPrice: 0.42,
  priceIndex: '[{"num":100,"price":0.42},{"num":5000,"price":0.23}]',
  num: 100,
  startBuy: 100,
  orderMultiple: 100,
  stock: 20_000,
  priceThen: 0.42,
  withdrawn: 0,
  ...changes,
});

const done = { code: 0, msg: 'ok' };

/** The cart of a server that stores every change. */
function shop(items: CartItem[], update: object = done): Answers {
  let held = items;
  return {
    '/api/shop/car/list': () => ({ code: 0, msg: '', data: held }),
    '/api/shop/car/update': (fields) => {
      const [carId, num] = [Number(fields.get('carId')), Number(fields.get('num'))];
      if (update === done) held = held.map((line) => (line.carId === carId ? { ...line, num } : line));
      return update;
    },
    '/api/shop/car/del': (fields) => {
      held = held.filter(({ carId }) => carId !== Number(fields.get('carId')));
      return done;
    },
    '/api/shop/car/add': (fields) => {
      held = [item(9, { productId: Number(fields.get('productId')) }), ...held];
      return done;
    },
  };
}

function Surroundings() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const messages = useMessages();
  return (
    <>
      <p data-testid="address">{pathname + search}</p>
      <button type="button" onClick={() => navigate('/elsewhere')}>
        elsewhere
      </button>
      <p data-testid="messages" data-ids={messages.map(({ id }) => id).join(',')}>
        {messages.map(({ text }) => text).join('|')}
      </p>
    </>
  );
}

async function open(answers: Answers) {
  const view = await renderWeb(
    <>
      <main>
        <CartPage />
      </main>
      <Surroundings />
    </>,
    { path: '/shopcar', areas: ['favourites', 'cart'], answers },
  );
  const lines = await screen.findByRole('list', { name: 'Products in the cart' });
  return { ...view, lines };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
});

afterEach(() => {
  for (const id of screen.getByTestId('messages').dataset.ids?.split(',') ?? []) dismissMessage(Number(id));
  cleanup();
  clearSession();
  localStorage.clear();
  vi.useRealTimers();
});

const row = (name: string) => screen.getByRole('listitem', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const amountInput = (part: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${part}` });
const updates = (sent: SentCall[]) =>
  sent.filter(({ path }) => path.endsWith('/update')).map(({ fields }) => fields.get('num'));

describe('the cart', () => {
  it('shows first picture, price, amount, and the original price only above a cheaper one', async () => {
    await open(shop([item(1), item(2, { num: 5000, priceThen: 0.23 })]));
    const [first, second] = [within(row('RC0601')), within(row('RC0602'))];
    expect(row('RC0601').querySelector('img')?.getAttribute('src')).toBe('/img/a.svg');
    expect(first.getByText('$0.42')).toBeVisible();
    expect(first.queryByText('Original price')).toBeNull();
    expect(second.getByText('$11.50')).toBeVisible();
    expect(second.getByText('Original price').closest('s')?.textContent).toContain('$0.0042');
  });

  it('selects all, some or none, and sums the chosen lines', async () => {
    await open(shop([item(1), item(2, { num: 5000, priceThen: 0.23 })]));
    const all = box('Select all');
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    expect(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByText('$11.92')).toBeVisible();
    fireEvent.click(box('Select RC0602'));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    expect(screen.getByText('1 product')).toBeVisible();
    fireEvent.click(all);
    expect(screen.getByText('2 products')).toBeVisible();
    fireEvent.click(all);
    expect(screen.getByText('0 products')).toBeVisible();
  });

  it('remembers the selection of this tab', async () => {
    const first = await open(shop([item(1), item(2)]));
    fireEvent.click(box('Select RC0601'));
    first.unmount();
    await open(shop([item(1), item(2)]));
    expect([box('Select RC0601').checked, box('Select RC0602').checked]).toEqual([false, true]);
  });

  it('sends the quantity that was typed last, once, and prices it at once', async () => {
    const { sent } = await open(shop([item(1)]));
    fireEvent.change(amountInput('RC0601'), { target: { value: '４００' } });
    fireEvent.change(amountInput('RC0601'), { target: { value: '5000' } });
    expect(within(row('RC0601')).getByText('$11.50')).toBeVisible();
    expect(updates(sent)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(300));
    await waitFor(() => expect(updates(sent)).toEqual(['5000']));
  });

  it('raises a quantity below the minimum and says so', async () => {
    await open(shop([item(1)]));
    fireEvent.change(amountInput('RC0601'), { target: { value: '7' } });
    fireEvent.blur(amountInput('RC0601'));
    expect(screen.getByRole('alert').textContent).toContain('Raised to the minimum order of 100');
    expect(amountInput('RC0601').value).toBe('100');
    expect(button('Decrease quantity').disabled).toBe(true);
  });

  it('puts a refused quantity back and says why', async () => {
    await open(shop([item(1)], { code: 4022, msg: 'That is too many' }));
    fireEvent.click(button('Increase quantity'));
    expect(amountInput('RC0601').value).toBe('200');
    await act(() => vi.advanceTimersByTimeAsync(400));
    await waitFor(() => expect(amountInput('RC0601').value).toBe('100'));
    expect(row('RC0601').textContent).toContain('The quantity was not changed: That is too many');
  });

  it('deletes a line, says so and brings it back', async () => {
    const { sent } = await open(shop([item(1), item(2)]));
    fireEvent.click(button('Delete RC0602'));
    await screen.findByText('RC0602 (100 pcs) was deleted');
    expect(screen.queryByRole('listitem', { name: 'RC0602' })).toBeNull();
    expect(screen.getByTestId('messages').textContent).toBe('Deleted');
    fireEvent.click(button('Undo'));
    await screen.findByRole('listitem', { name: 'RC0609' });
    const [call] = sent.filter(({ path }) => path.endsWith('/add'));
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({ productId: '1202', producNum: '100' });
  });

  it('brings a deleted line back once, however often that is pressed', async () => {
    const { sent } = await open(shop([item(1), item(2)]));
    fireEvent.click(button('Delete RC0602'));
    await screen.findByText('RC0602 (100 pcs) was deleted');
    const undo = button('Undo');
    undo.focus();
    fireEvent.click(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(sent.filter(({ path }) => path.endsWith('/add'))).toHaveLength(1);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('deletes two lines at the same time, each once', async () => {
    const cart = shop([item(1), item(2), item(3)]);
    const end: (() => void)[] = [];
    const deletion = cart['/api/shop/car/del'];
    const { sent } = await open({
      ...cart,
      '/api/shop/car/del': async (fields) => {
        await new Promise<void>((resolve) => end.push(resolve));
        return typeof deletion === 'function' ? deletion(fields) : done;
      },
    });
    for (const name of ['Delete RC0601', 'Delete RC0602', 'Delete RC0601']) fireEvent.click(button(name));
    await waitFor(() => expect(end).toHaveLength(2));
    expect(button('Delete RC0601')).toBeDisabled();
    expect(button('Delete RC0602')).toBeDisabled();
    end[0]?.();
    await screen.findByText('RC0601 (100 pcs) was deleted');
    expect(button('Delete RC0602')).toBeDisabled();
    end[1]?.();
    await screen.findByText('RC0602 (100 pcs) was deleted');
    expect(sent.filter(({ path }) => path.endsWith('/del'))).toHaveLength(2);
  });

  it('leads nowhere without a selection', async () => {
    await open(shop([item(1)]));
    fireEvent.click(box('Select all'));
    fireEvent.click(button('Check out'));
    expect(screen.getByTestId('messages').textContent).toBe('Please select goods first');
    fireEvent.click(box('Select all'));
    await waitFor(() => expect(screen.getByTestId('messages').textContent).toBe(''));
    expect(screen.getByTestId('address').textContent).toBe('/shopcar');
  });

  it('sends what waits before it leads to the order', async () => {
    const { sent } = await open(shop([item(1), item(2)]));
    fireEvent.click(within(row('RC0602')).getByRole('button', { name: 'Increase quantity' }));
    fireEvent.click(button('Check out'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/submit/order?carIds=1%2C2'));
    expect(updates(sent)).toEqual(['200']);
  });

  describe('while quantities are sent before the order', () => {
    async function checkOut() {
      const cart = shop([item(1), item(2)]);
      const end: (() => void)[] = [];
      const update = cart['/api/shop/car/update'];
      await open({
        ...cart,
        '/api/shop/car/update': async (fields) => {
          await new Promise<void>((resolve) => end.push(resolve));
          return typeof update === 'function' ? update(fields) : done;
        },
      });
      fireEvent.click(within(row('RC0602')).getByRole('button', { name: 'Increase quantity' }));
      fireEvent.click(button('Check out'));
      await waitFor(() => expect(end).toHaveLength(1));
      return () => act(async () => end[0]?.());
    }

    it('does not call back who has gone elsewhere', async () => {
      const finish = await checkOut();
      fireEvent.click(button('elsewhere'));
      await finish();
      await act(() => vi.advanceTimersByTimeAsync(1000));
      expect(screen.getByTestId('address').textContent).toBe('/elsewhere');
    });

    it('orders what is selected in the end', async () => {
      const finish = await checkOut();
      fireEvent.click(box('Select RC0601'));
      await finish();
      await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/submit/order?carIds=2'));
    });
  });

  it('sends nothing again when the browser brings the page back as it was left', async () => {
    const { sent } = await open(shop([item(1)]));
    await act(() => import('#web/api/send-now.ts'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(button('Increase quantity'));
    fireEvent(window, new Event('pagehide'));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(updates(sent)).toEqual(['200']));
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const reads = () => sent.filter(({ path }) => path.endsWith('/car/list')).length;
    const before = reads();
    fireEvent(window, new Event('pageshow'));
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(updates(sent)).toEqual(['200']);
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(amountInput('RC0601')).toHaveValue('200');
    // What is changed from now on is sent again, when it is changed and when the page is left.
    fireEvent.click(button('Increase quantity'));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(updates(sent)).toEqual(['200', '300']));
  });

  it('sends what waits when the page is left', async () => {
    const { sent, unmount } = await open(shop([item(1)]));
    fireEvent.click(button('Increase quantity'));
    unmount();
    await vi.advanceTimersByTimeAsync(50);
    expect(updates(sent)).toEqual(['200']);
    await renderWeb(<Surroundings />);
  });

  it('sends what waits while the document is being closed, before anything asynchronous', async () => {
    const { sent } = await open(shop([item(1)]));
    await act(() => import('#web/api/send-now.ts'));
    await act(() => vi.advanceTimersByTimeAsync(0));
    // Web Crypto never gets to its end in a document that is closed.
    const { crypto: real } = globalThis;
    vi.stubGlobal('crypto', {
      randomUUID: () => real.randomUUID(),
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
      subtle: { digest: () => new Promise(() => undefined) },
    });
    fireEvent.click(button('Increase quantity'));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(updates(sent)).toEqual(['200']));
    vi.unstubAllGlobals();
  });

  it('reports a new price until it is confirmed, and missing stock with what is left', async () => {
    const { sent } = await open(shop([item(1, { priceThen: 0.4 }), item(2, { num: 300, stock: 250 })]));
    expect(row('RC0601').textContent).toContain('risen from $0.0040 to $0.0042');
    fireEvent.click(button('OK RC0601'));
    await act(() => vi.advanceTimersByTimeAsync(400));
    await waitFor(() => expect(updates(sent)).toEqual(['100']));
    expect(row('RC0602').textContent).toContain('250 left');
    expect(box('Select RC0602').disabled).toBe(true);
    fireEvent.click(button('Change to 200 RC0602'));
    expect(box('Select RC0602').disabled).toBe(false);
  });

  it('keeps the line of a withdrawn product out of the selection', async () => {
    await open(shop([item(1), item(2, { withdrawn: 1 })]));
    expect(screen.getByText('1 product')).toBeVisible();
    expect(box('Select all').checked).toBe(true);
    expect(box('Select RC0602').disabled).toBe(true);
    expect(within(row('RC0602')).queryByRole('textbox')).toBeNull();
    expect(button('Delete RC0602').disabled).toBe(false);
  });
});

describe('other states of the cart', () => {
  const show = (answers: Answers) =>
    renderWeb(
      <>
        <CartPage />
        <Surroundings />
      </>,
      { path: '/shopcar', areas: ['favourites', 'cart'], answers },
    );

  it('offers the catalogue when it is empty', async () => {
    await show(shop([]));
    expect((await screen.findByRole('link', { name: 'Find products' })).getAttribute('href')).toBe(
      '/goodsCenter',
    );
  });

  it('can be tried again when it could not be read', async () => {
    await show({});
    expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeVisible();
  });

  it('shows a visitor what this browser keeps', async () => {
    clearSession();
    addToGuestCart({ productId: 7, productNum: 'PART-7' }, 300);
    await show({});
    expect(screen.getByText(/1 product saved in this browser/)).toBeVisible();
    fireEvent.click(button('Remove PART-7'));
    expect(screen.queryByText('PART-7')).toBeNull();
  });
});
