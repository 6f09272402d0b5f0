import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { item } from '#tests/support/cart-item.ts';
import {
  amountInput,
  beginCart,
  box,
  button,
  endCart,
  row,
  Surroundings,
} from '#tests/support/cart-page.tsx';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { addToGuestCart, readGuestCart } from '#web/cart/guest-cart.ts';
import { closeLoginPopup, useLoginPopupOpen } from '#web/session/login-popup-store.ts';
import { clearSession } from '#web/session/session-store.ts';
import { keepChoice } from '#web/state/keep-choice.ts';
import { CartPage } from './cart-page.tsx';

function Popup() {
  return useLoginPopupOpen() && <p>The popup is open.</p>;
}

beforeEach(beginCart);
afterEach(() => {
  endCart();
  keepChoice('currency', '');
});

const show = (answers: Answers) =>
  renderWeb(
    <>
      <CartPage />
      <Popup />
      <Surroundings />
    </>,
    { path: '/shopcar', areas: ['favourites', 'cart'], answers },
  );

describe('the cart of a visitor', () => {
  const product = (productId: number, changes: object = {}) => {
    const { carId: _, num: __, priceThen: ___, withdrawn: ____, ...sold } = item(productId);
    return {
      ...sold,
      productId,
      productName: 'Chip resistor',
      customIntegration: 0,
      catalogId: 1,
      ...changes,
    };
  };
  const rate = {
    code: 0,
    msg: '',
    data: 7_100_000,
    params: { rateDate: '2026-11-20', rateSource: 'Bank' },
  };
  const catalogue = (changes: object = {}): Answers => ({
    '/open/product/getProduct': (fields) => {
      const productId = Number(fields.get('productId'));
      if (productId === 9) return { code: 4025, msg: 'No longer sold' };
      return { code: 0, msg: '', data: product(productId, changes) };
    },
    '/open/product/get/usd/price': rate,
  });
  const keep = (productId: number, num: number) =>
    addToGuestCart({ productId, productNum: `RC060${productId}` }, num);

  beforeEach(() => clearSession());

  it('shows prices at their quantities and the total as a member sees them', async () => {
    keep(7, 300);
    keep(8, 5000);
    await show(catalogue());
    expect(await screen.findByText(/2 products saved in this browser/)).toBeVisible();
    const [first, second] = [
      within(await screen.findByRole('listitem', { name: 'RC0607' })),
      within(row('RC0608')),
    ];
    expect(first.getByText('$0.0042')).toBeVisible();
    expect(first.getByText('$1.26')).toBeVisible();
    expect(second.getByText('$0.0023')).toBeVisible();
    expect(second.getByText('$11.50')).toBeVisible();
    const total = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(total.getByText('$12.76')).toBeVisible();
    fireEvent.click(box('Select RC0608'));
    expect(total.getByText('$1.26')).toBeVisible();
  });

  it('has the prices in the currency that was chosen', async () => {
    keep(7, 300);
    keepChoice('currency', 'CNY');
    await show(catalogue());
    const line = within(await screen.findByRole('listitem', { name: 'RC0607' }));
    expect(await line.findByText('¥0.02982')).toBeVisible();
    expect(line.getByText('¥8.95')).toBeVisible();
  });

  it('changes quantities, deletes lines and brings the last one back', async () => {
    keep(7, 300);
    await show(catalogue());
    await screen.findByRole('listitem', { name: 'RC0607' });
    fireEvent.change(amountInput('RC0607'), { target: { value: '5000' } });
    expect(within(row('RC0607')).getByText('$11.50')).toBeVisible();
    expect(readGuestCart()).toMatchObject([{ productId: 7, num: 5000 }]);
    fireEvent.click(button('Delete RC0607'));
    await waitFor(() => expect(readGuestCart()).toEqual([]));
    fireEvent.click(button('Undo'));
    expect(readGuestCart()).toMatchObject([{ productId: 7, productNum: 'RC0607', num: 5000 }]);
  });

  it('says why a deleted line cannot be brought back', async () => {
    keep(7, 300);
    await show(catalogue());
    await screen.findByRole('listitem', { name: 'RC0607' });
    fireEvent.click(button('Delete RC0607'));
    await waitFor(() => expect(readGuestCart()).toEqual([]));
    act(() => {
      for (let id = 100; id < 100 + constants.visitorCartLines; id++) keep(id, 100);
    });
    fireEvent.click(button('Undo'));
    expect(await screen.findByText(/your cart is full/)).toBeVisible();
    expect(readGuestCart()).toHaveLength(constants.visitorCartLines);
  });

  it('says what cannot be ordered, and leaves it out of the total', async () => {
    keep(7, 300);
    keep(9, 100);
    await show(catalogue({ stock: 250 }));
    await screen.findByRole('listitem', { name: 'RC0607' });
    expect(row('RC0607').textContent).toContain('250 left');
    expect(row('RC0609').textContent).toContain('no longer sold');
    expect(box('Select RC0607').disabled).toBe(true);
    expect(
      within(screen.getByRole('complementary', { name: 'Summary' })).getByText('0 products'),
    ).toBeVisible();
    fireEvent.click(button('Change to 200 RC0607'));
    expect(readGuestCart()).toContainEqual(expect.objectContaining({ productId: 7, num: 200 }));
  });

  it('asks for the sign-in at the checkout', async () => {
    keep(7, 300);
    await show(catalogue());
    await screen.findByRole('listitem', { name: 'RC0607' });
    fireEvent.click(button('Check out'));
    expect(await screen.findByText('The popup is open.')).toBeVisible();
    act(closeLoginPopup);
    expect(screen.getByTestId('address').textContent).toBe('/shopcar');
  });

  it('keeps a line whose product cannot be read, and reads it again', async () => {
    keep(7, 300);
    await show({});
    expect(await screen.findByRole('region', { name: 'Could not be loaded' })).toHaveTextContent('RC0607');
    fireEvent.click(button('Remove RC0607'));
    await waitFor(() => expect(readGuestCart()).toEqual([]));
  });
});
