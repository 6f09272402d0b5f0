import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { LimitBox } from './limit-box.tsx';

afterEach(cleanup);

type OnTyped = ((text: string) => string | undefined) | undefined;

/** A box whose surroundings change at a click. */
function Page({ before, after }: { before: OnTyped; after: OnTyped }) {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <LimitBox
        label="Lowest price"
        value=""
        placeholder="0"
        onTyped={changed ? after : before}
        other={changed ? 9 : 1}
      />
      <button type="button" onClick={() => setChanged(true)}>
        Go on
      </button>
    </>
  );
}

function type(text: string): HTMLInputElement {
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Lowest price' });
  fireEvent.change(box, { target: { value: text } });
  fireEvent.blur(box);
  return box;
}

const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }));

describe('the box of a limit', () => {
  it('keeps what was typed until it can be read, and reads it then', async () => {
    const onTyped = vi.fn(() => undefined);
    await renderWeb(<Page before={undefined} after={onTyped} />);
    expect(type('0.5')).toHaveValue('0.5');
    goOn();
    expect(onTyped).toHaveBeenCalledExactlyOnceWith('0.5');
  });

  it('says why a limit is refused, and reads it again when the other limit has changed', async () => {
    const onTyped = vi.fn(() => undefined);
    await renderWeb(<Page before={() => 'The minimum is above the maximum'} after={onTyped} />);
    const box = type('5');
    expect(box).toHaveValue('5');
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAccessibleDescription('The minimum is above the maximum');
    goOn();
    expect(onTyped).toHaveBeenCalledExactlyOnceWith('5');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
