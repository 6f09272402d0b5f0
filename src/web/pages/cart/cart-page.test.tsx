import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item } from '#tests/support/cart-item.ts';
import {
  amountInput,
  beginCart,
  box,
  button,
  endCart,
  open,
  row,
  Surroundings,
  shop,
  updates,
} from '#tests/support/cart-page.tsx';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { CartPage } from './cart-page.tsx';

beforeEach(beginCart);
afterEach(endCart);

describe('the cart', () => {
  it('shows first picture, price, amount, and in words what a reached price break saves', async () => {
    await open(shop([item(1), item(2, { num: 5000, priceThen: 0.23 })]));
    const [first, second] = [within(row('RC0601')), within(row('RC0602'))];
    expect(row('RC0601').querySelector('img')?.getAttribute('src')).toBe('/img/a.svg');
    expect(first.getByText('$0.42')).toBeVisible();
    expect(first.queryByText(/you save/)).toBeNull();
    expect(second.getByText('$11.50')).toBeVisible();
    expect(second.getByText('5,000+ price: you save $9.50 against $0.0042 each for 100')).toBeVisible();
    expect(document.querySelector('s, del')).toBeNull();
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

  it('shows the total in yuan that checkout charges, which is the sum of its lines', async () => {
    const priceIndex = '[{"num":100,"price":0.4233}]';
    const items = [1, 2].map((carId) => item(carId, { num: 1000, priceThen: 0.4233, priceIndex }));
    const rate = {
      code: 0,
      msg: '',
      data: 7_100_000,
      params: { rateDate: '2026-11-20', rateSource: 'Bank' },
    };
    const answers = { ...shop(items), '/open/product/get/usd/price': rate };
    await open(answers, 'zh_CN');
    const figures = () =>
      within(screen.getByRole('complementary', { name: '结算' }))
        .getAllByRole('definition')
        .map(({ textContent }) => textContent);
    await waitFor(() => expect(figures()).toEqual(['2 种', '¥60.10', '$8.46']));
    expect(within(row('RC0601')).getByText('¥30.05')).toBeVisible();
    fireEvent.click(box('全选'));
    expect(figures()).toEqual(['0 种', '¥0.00', '$0.00']);
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

  it('sends what waits when the page is left', async () => {
    const { sent, unmount } = await open(shop([item(1)]));
    fireEvent.click(button('Increase quantity'));
    unmount();
    await waitFor(() => expect(updates(sent)).toEqual(['200']));
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

  it('keeps the line of a withdrawn product, and what was left of it, out of the selection', async () => {
    await open(shop([item(1, { stock: 543 }), item(2, { stock: 543, withdrawn: 1 })]));
    expect(row('RC0601').textContent).toContain('543 in stock');
    expect(row('RC0602').textContent).not.toContain('543');
    expect(screen.getByText('1 product')).toBeVisible();
    expect(box('Select all').checked).toBe(true);
    expect(box('Select RC0602').disabled).toBe(true);
    expect(within(row('RC0602')).queryByRole('textbox')).toBeNull();
    expect(button('Delete RC0602').disabled).toBe(false);
    expect(button('Show parts in stock that may replace RC0602')).toBeVisible();
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
});
