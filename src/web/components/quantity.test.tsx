import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Quantity } from './quantity.tsx';

afterEach(cleanup);

describe('the quantity field', () => {
  async function open(value: number, multiple?: number) {
    const onChange = vi.fn();
    const onRefused = vi.fn();
    await renderWeb(
      <Quantity
        value={value}
        rules={{ startBuy: 10, maximum: 99_999, ...(multiple ? { multiple } : {}) }}
        label="Quantity"
        onChange={onChange}
        onRefused={onRefused}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });
    return { input, onChange, onRefused };
  }

  function leave(input: HTMLInputElement, typed: string): void {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
  }

  it('takes a number that can be ordered while it is typed', async () => {
    const { input, onChange } = await open(20);
    fireEvent.change(input, { target: { value: '250' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('raises what was typed to the minimum when it is left, and says why', async () => {
    const { input, onChange, onRefused } = await open(20);
    leave(input, '3');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10);
    expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'belowStart' }));
  });

  it('raises what was typed to the multiple', async () => {
    const { input, onChange, onRefused } = await open(20, 5);
    leave(input, '23');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(25);
    expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'notAMultiple' }));
  });

  it('keeps the old number when nothing sensible was typed', async () => {
    const { input, onChange } = await open(20);
    leave(input, 'abc');
    expect(onChange).not.toHaveBeenCalled();
    expect(input.value).toBe('20');
  });

  it('reports a fraction and keeps the old number', async () => {
    const { input, onChange, onRefused } = await open(20);
    leave(input, '20.5');
    expect(onChange).not.toHaveBeenCalled();
    expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'notAnInteger' }));
  });

  it('stops at the minimum', async () => {
    const { onChange } = await open(10);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(11);
  });
});
