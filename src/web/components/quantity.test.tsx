import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { allowedQuantity, Quantity } from './quantity.tsx';

afterEach(cleanup);

describe('an allowed quantity', () => {
  it.each([
    [3, 10, 99999, 1, 10],
    [11, 10, 99999, 5, 15],
    [99999, 1, 99999, 100, 99900],
    [7, 1, 99999, 1, 7],
  ])('raises %i to at least %i, at most %i, in steps of %i: %i', (typed, min, max, step, expected) => {
    expect(allowedQuantity(typed, min, max, step)).toBe(expected);
  });
});

describe('the quantity field', () => {
  async function open(value: number) {
    const onChange = vi.fn();
    const onFraction = vi.fn();
    await renderWeb(
      <Quantity
        value={value}
        min={10}
        max={99999}
        label="Quantity"
        onChange={onChange}
        onFraction={onFraction}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    return { input, onChange, onFraction };
  }

  function leave(input: HTMLInputElement, typed: string): void {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
  }

  it('raises what was typed to the minimum when it is left', async () => {
    const { input, onChange } = await open(20);
    leave(input, '3');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10);
  });

  it('keeps the old number when nothing sensible was typed', async () => {
    const { input, onChange } = await open(20);
    leave(input, 'abc');
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('20');
  });

  it('tells of a fraction', async () => {
    const { input, onFraction } = await open(20);
    leave(input, '20.5');
    expect(onFraction).toHaveBeenCalledOnce();
  });

  it('stops at the minimum', async () => {
    const { onChange } = await open(10);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(11);
  });
});
