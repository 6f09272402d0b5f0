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
    expect(screen.queryByText(/Prices have changed/)).toBeNull();
    fireEvent.click(await button('Order with this delivery for $39.43'));
    await screen.findByRole('heading', { name: 'Order placed' });
    const [first, second] = sentTo(submitPath).map(({ fields }) => fields);
    expect(first?.get('productInfos')).toContain('"backordered":6');
    expect(second?.get('moneyNum')).toBe(first?.get('moneyNum'));
  });

  it('shows old and new prices next to a changed delivery, and what the order now costs', async () => {
    let now = lines.map((line) => (line.carId === 9 ? { ...line, stock: 4, backorderWeeks: 8 } : line));
    const { sentTo } = await open({
      [linesPath]: () => ({ ...ok, data: now }),
      [submitPath]: (fields) => {
        if (fields.get('productInfos')?.includes('"backordered":9')) return placed;
        now = now.map((line) => (line.carId === 9 ? { ...line, stock: 1, unitPrice: 330 } : line));
        const products = [{ productId: 2204, carId: 9, stock: 1, backorderWeeks: 8 }];
        return { code: codes.deliveryChanged, msg: 'x', params: { products } };
      },
    });
    await order();
    const confirm = await button('Order with this delivery for $44.50');
    const note = within(confirm.closest<HTMLElement>('[role=alert]') ?? confirm);
    expect(note.getByRole('row', { name: 'STM32F103C8T6 $3.00 $3.30' })).toBeVisible();
    expect(note.getByRole('row', { name: 'To pay $41.50 $44.50' })).toBeVisible();
    fireEvent.click(confirm);
    await screen.findByRole('heading', { name: 'Order placed' });
    expect(sentTo(submitPath).at(-1)?.fields.get('moneyNum')).toBe('4450');
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

  describe('that is sent again with what the page no longer shows', () => {
    const late = lines.map((line) => (line.carId === 9 ? { ...line, stock: 4, backorderWeeks: 8 } : line));
    const changed = late.map((line) => (line.carId === 9 ? { ...line, stock: 1, unitPrice: 330 } : line));

    /** Sends an order without a response, comes back to the page when the shop has other figures, and sends it again. */
    async function sendAgain(refusal: object) {
      let sent = 0;
      const view = await open({
        [linesPath]: () => ({ ...ok, data: sent === 0 ? late : changed }),
        [submitPath]: () => {
          sent += 1;
          if (sent === 1) throw new TypeError('Failed to fetch');
          return refusal;
        },
      });
      await order();
      await screen.findByText(/No response\. Your order may have been placed/);
      fireEvent.click(await button('leave'));
      fireEvent.click(await button('back'));
      const again = await button('Send again');
      await waitFor(() => expect(screen.getByRole('region', { name: 'Items' })).toHaveTextContent('$3.30'));
      fireEvent.click(again);
      return view;
    }

    it('names the delivery and the amount that were sent', async () => {
      const products = [{ productId: 2204, carId: 9, stock: 1, backorderWeeks: 8 }];
      await sendAgain({ code: codes.deliveryChanged, msg: 'x', params: { products } });
      expect(await screen.findByText(/Shown before: 6 pieces are not in stock .* 8 weeks/)).toBeVisible();
      await button('Order with this delivery for $44.50');
      expect(screen.getByRole('row', { name: 'To pay $41.50 $44.50' })).toBeVisible();
    });

    it('names the amount that was sent', async () => {
      const params = { usMoney: 4450, zhMoney: 31_684 };
      await sendAgain({ code: codes.priceChanged, msg: 'x', params });
      await button('Order for $44.50');
      expect(screen.getByRole('row', { name: 'To pay $41.50 $44.50' })).toBeVisible();
    });
  });

  it('keeps the focus in its section when its question is answered with no', async () => {
    await open({
      [submitPath]: { code: codes.priceChanged, msg: 'x', params: { usMoney: 4450, zhMoney: 31_684 } },
    });
    await order();
    const no = await button('Not now');
    no.focus();
    fireEvent.click(no);
    expect(screen.queryByRole('alert')).toBeNull();
    const section = screen.getByRole('region', { name: 'Items' });
    await waitFor(() => expect(section.contains(document.activeElement)).toBe(true));
  });
});
