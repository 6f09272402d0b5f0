import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { CutText } from './cut-text.tsx';

afterEach(cleanup);

const long = 'Low-noise amplifier for a microphone';

describe('a text that may be too long for its place', () => {
  it('is plain text while it fits', async () => {
    await renderWeb(<CutText text="0123456789" />);
    expect(screen.getByText('0123456789')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows ten characters, has all of it for the pointer and screen readers, and opens', async () => {
    await renderWeb(<CutText text={long} />);
    const toggle = screen.getByRole('button', { name: long, expanded: false });
    expect(screen.getByText('Low-noise …')).toBeVisible();
    expect(toggle).toHaveAttribute('title', long);
    fireEvent.click(toggle);
    expect(screen.getByRole('button', { expanded: true })).toHaveTextContent(long);
  });
});
