import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { LimitBox } from './limit-box.tsx';

afterEach(cleanup);

type OnTyped = ((text: string) => string | undefined) | undefined;

interface PageProps {
  before: OnTyped;
  after: OnTyped;
  otherAfter: number | undefined;
}

/** A box whose surroundings change at a click. */
function Page({ before, after, otherAfter }: PageProps) {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <LimitBox
        label="Lowest price"
        value=""
        placeholder="0"
        onTyped={changed ? after : before}
        other={changed ? otherAfter : 1}
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
  it('leaves the Enter that ends a composition to the input method', async () => {
    const onTyped = vi.fn(() => undefined);
    await renderWeb(<Page before={onTyped} after={onTyped} otherAfter={1} />);
    const box = screen.getByRole('textbox', { name: 'Lowest price' });
    fireEvent.change(box, { target: { value: '5' } });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
    expect(onTyped).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
    expect(onTyped).toHaveBeenCalledExactlyOnceWith('5');
  });

  it('keeps what was typed until it can be read, and reads it then', async () => {
    const onTyped = vi.fn(() => undefined);
    await renderWeb(<Page before={undefined} after={onTyped} otherAfter={1} />);
    expect(type('0.5')).toHaveValue('0.5');
    goOn();
    expect(onTyped).toHaveBeenCalledExactlyOnceWith('0.5');
  });

  it.each([
    ['has changed', 9],
    ['is gone', undefined],
  ])('says why a limit is refused, and reads it again when the other limit %s', async (_what, otherAfter) => {
    const onTyped = vi.fn(() => undefined);
    await renderWeb(
      <Page before={() => 'The minimum is above the maximum'} after={onTyped} otherAfter={otherAfter} />,
    );
    const box = type('5');
    expect(box).toHaveValue('5');
    expect(box).toHaveAttribute('aria-invalid', 'true');
    expect(box).toHaveAccessibleDescription('The minimum is above the maximum');
    goOn();
    expect(onTyped).toHaveBeenCalledExactlyOnceWith('5');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
