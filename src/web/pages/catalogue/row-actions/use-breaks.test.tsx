import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listedProduct } from '#tests/support/listed-product.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { useBreaks } from './use-breaks.ts';

const products = [1, 2].map((productId) => listedProduct(productId));

function Sample() {
  const surface = useRef<HTMLDivElement>(null);
  const shown = useBreaks(surface, products);
  return (
    <>
      <div ref={surface}>
        {products.map(({ productId }) => (
          <button key={productId} type="button" data-breaks={productId}>
            <b>{productId}</b>
          </button>
        ))}
      </div>
      <p role="tooltip">{shown?.product.productId}</p>
    </>
  );
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const breaksOf = () => screen.getByRole('tooltip').textContent;
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000));
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });

it('Breaks that Escape closed stay closed until the pointer has left the price.', async () => {
  await renderWeb(<Sample />);
  const price = screen.getByRole('button', { name: '1' });
  fireEvent.pointerOver(price);
  expect(breaksOf()).toBe('1');
  pressEscape();
  fireEvent.pointerOver(screen.getByText('1'));
  await settle();
  expect(breaksOf()).toBe('');
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(price);
  expect(breaksOf()).toBe('1');
});

it('Breaks of the price under the pointer stay when another price loses the focus.', async () => {
  await renderWeb(<Sample />);
  const [price, other] = screen.getAllByRole('button');
  act(() => price?.focus());
  if (other) fireEvent.pointerOver(other);
  expect(breaksOf()).toBe('2');
  act(() => price?.blur());
  expect(breaksOf()).toBe('2');
  fireEvent.pointerOver(document.body);
  await settle();
  expect(breaksOf()).toBe('');
});

it('Breaks of a price in focus that Escape closed do not come back when the pointer moves elsewhere.', async () => {
  await renderWeb(<Sample />);
  const [price, other] = screen.getAllByRole('button');
  act(() => price?.focus());
  expect(breaksOf()).toBe('1');
  pressEscape();
  fireEvent.pointerOver(document.body);
  await settle();
  expect(breaksOf()).toBe('');
  act(() => other?.focus());
  act(() => price?.focus());
  expect(breaksOf()).toBe('1');
});
