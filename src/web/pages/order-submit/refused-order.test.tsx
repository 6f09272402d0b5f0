import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import { button, lines, linesPath, ok, open, order, placed, submitPath } from '#tests/support/order-page.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(window);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
});

afterEach(() => {
  cleanup();
  clearSession();
});

describe('a refused order', () => {
  it('shows old and new prices and orders at the new ones under a new key', async () => {
    const dearer = lines.map((line) => ({ ...line, unitPrice: line.carId === 9 ? 330 : line.unitPrice }));
    let now = lines;
    const { sentTo } = await open({
      [linesPath]: () => ({ ...ok, data: now }),
      [submitPath]: (fields) => {
        now = dearer;
        return fields.get('moneyNum') === '4450'
          ? placed
          : { code: codes.priceChanged, msg: 'x', params: { usMoney: 4450, zhMoney: 31_684 } };
      },
    });
    await order();
    const text = await screen.findByText(/Prices have changed/);
    const note = within(text.closest<HTMLElement>('[role=alert]') ?? text);
    expect(await note.findByText('$3.30')).toBeVisible();
    expect(note.getByRole('row', { name: 'To pay $41.50 $44.50' })).toBeVisible();
    fireEvent.click(note.getByRole('button', { name: 'Order for $44.50' }));
    await screen.findByRole('heading', { name: 'Order placed' });
    const [first, second] = sentTo(submitPath).map((call) => call.headers.get('Idempotency-Key'));
    expect(first).not.toBe(second);
  });

  it('names the line that is out of stock and corrects it in the cart, with everything else kept', async () => {
    let quantity = 10;
    const { sentTo } = await open({
      [linesPath]: () => ({
        ...ok,
        data: lines.map((line) => ({ ...line, num: line.carId === 9 ? quantity : line.num })),
      }),
      [submitPath]: () =>
        quantity === 10
          ? {
              code: codes.outOfStock,
              msg: 'x',
              params: { products: [{ productId: 2204, carId: 9, stock: 4 }] },
            }
          : placed,
      '/api/shop/car/update': (fields) => {
        quantity = Number(fields.get('num'));
        return ok;
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Member discount/ }));
    await order();
    expect(await screen.findByText('Only 4 in stock')).toBeVisible();
    fireEvent.click(await button('Order 4 instead'));
    await waitFor(() => expect(screen.queryByText('Only 4 in stock')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Member discount/ }).checked).toBe(true);
    await order();
    await screen.findByRole('heading', { name: 'Order placed' });
    expect(sentTo(submitPath).at(-1)?.fields.get('moneyNum')).toBe('2233');
  });

  it('marks the line that is delivered later than shown and orders it with its present delivery', async () => {
    let stock = 4;
    const { sentTo } = await open({
      [linesPath]: () => ({
        ...ok,
        data: lines.map((line) => (line.carId === 9 ? { ...line, stock, backorderWeeks: 8 } : line)),
      }),
      [submitPath]: (fields) => {
        if (fields.get('productInfos')?.includes('"backordered":9')) return placed;
        stock = 1;
        const products = [{ productId: 2204, carId: 9, stock, backorderWeeks: 8 }];
        return { code: codes.deliveryChanged, msg: 'x', params: { products } };
      },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Member discount/ }));
    await order();
    const was = /Delivery has changed. Shown before: 6 pieces are not in stock .* 8 weeks/;
    const marked = await screen.findByText(was);
    expect(marked.closest('li')).toHaveTextContent('STM32F103C8T6');
    expect(screen.getByText(/^9 pieces are not in stock .* 8 weeks/)).toBeVisible();
    const confirm = await button('Order with this delivery');
    await waitFor(() => expect(confirm).toBeEnabled());
    fireEvent.click(confirm);
    await screen.findByRole('heading', { name: 'Order placed' });
    const [first, second] = sentTo(submitPath).map(({ fields }) => fields);
    expect(first?.get('productInfos')).toContain('"backordered":6');
    expect(second?.get('moneyNum')).toBe(first?.get('moneyNum'));
  });

  it('takes a withdrawn line out of the order and keeps the choices', async () => {
    await open({
      [linesPath]: (fields) => ({
        ...ok,
        data: lines.filter(({ carId }) => fields.get('ids')?.split(',').includes(String(carId))),
      }),
      [submitPath]: { code: codes.productWithdrawn, msg: 'x', params: { products: [{ productId: 2204 }] } },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /John Smith/ }));
    await order();
    fireEvent.click(await button('Remove from this order'));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/submit/order?carIds=7'));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /John Smith/ })).checked).toBe(true);
  });

  it('reports missing points next to the boxes', async () => {
    await open({ [submitPath]: { code: codes.insufficientPoints, msg: 'x', params: { missing: 120 } } });
    await order();
    const section = within(screen.getByRole('region', { name: 'Discounts' }));
    expect(await section.findByText(/You are 120 points short/)).toBeVisible();
  });
});
