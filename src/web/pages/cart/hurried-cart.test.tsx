import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item } from '#tests/support/cart-item.ts';
import {
  amountInput,
  beginCart,
  box,
  button,
  done,
  endCart,
  open,
  row,
  shop,
  updates,
} from '#tests/support/cart-page.tsx';

beforeEach(beginCart);
afterEach(endCart);

describe('a cart in a hurry', () => {
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
});
