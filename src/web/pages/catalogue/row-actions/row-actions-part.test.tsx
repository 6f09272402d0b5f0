import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listedProduct } from '#tests/support/listed-product.ts';
import { dismissMessages, MessageTexts } from '#tests/support/message-texts.tsx';
import { renderWeb } from '#tests/support/render-web.tsx';
import { readGuestCart } from '#web/cart/guest-cart.ts';
import { BuyBoxes } from './buy-boxes.tsx';
import { RowActions } from './row-actions-part.tsx';

const product = listedProduct(1, { startBuy: 10, orderMultiple: 10 });

function Sample() {
  const surface = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLElement>(undefined);
  return (
    <>
      <div ref={surface}>
        <BuyBoxes product={product} quantity={undefined} />
      </div>
      <RowActions surface={surface} products={[product]} early={early} />
      <MessageTexts />
    </>
  );
}

async function renderRow() {
  await renderWeb(<Sample />, { areas: ['catalogue'] });
  const box = screen.getByRole<HTMLInputElement>('textbox');
  const [button] = screen.getAllByRole('button');
  if (!button) throw new Error('The row has no button.');
  /** A press of the cart button, which leaves the box; `focused` is what the browser says has the focus then. */
  const press = (focused: Element | null, detail = 1) => {
    fireEvent.pointerDown(button);
    fireEvent.focusOut(box, { relatedTarget: focused });
    fireEvent.click(button, { detail });
  };
  return { box, button, press };
}

const cartQuantities = () => readGuestCart().map(({ num }) => num);

beforeEach(() => localStorage.clear());
afterEach(() => {
  dismissMessages();
  cleanup();
});

it.each(['focuses a pressed button', 'does not, like Safari'])(
  'A press that corrects the box of its row buys nothing in a browser that %s; the next one buys.',
  async (browser) => {
    const { box, button, press } = await renderRow();
    const focused = browser === 'focuses a pressed button' ? button : null;
    fireEvent.input(box, { target: { value: '7' } });
    press(focused);
    expect(cartQuantities()).toEqual([]);
    expect(box).toHaveValue('10');
    expect(screen.getByRole('button', { name: /^warning: RC0601:/ })).toBeVisible();
    press(focused);
    expect(cartQuantities()).toEqual([10]);
  },
);

it('A double click on the cart button of a row buys once, and nothing when it corrected the box.', async () => {
  const { box, press } = await renderRow();
  fireEvent.input(box, { target: { value: '7' } });
  press(null);
  press(null, 2);
  expect(cartQuantities()).toEqual([]);
  press(null);
  press(null, 2);
  expect(cartQuantities()).toEqual([10]);
});

it('Enter in the box of a row buys, unless it ends a composition.', async () => {
  const { box } = await renderRow();
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(cartQuantities()).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(cartQuantities()).toEqual([10]);
});

it('The cart button of a row buys for the keyboard what leaving the box has put into it.', async () => {
  const { box, button } = await renderRow();
  fireEvent.input(box, { target: { value: '17' } });
  fireEvent.focusOut(box, { relatedTarget: button });
  expect(box).toHaveValue('20');
  fireEvent.keyDown(button, { key: 'Enter' });
  fireEvent.click(button, { detail: 0 });
  expect(cartQuantities()).toEqual([20]);
});
