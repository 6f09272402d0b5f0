import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { ShownMessages } from '#web/toasts/shown-messages.tsx';
import { PageFailed } from './page-failed.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a page that failed', () => {
  it('stays, and says so, while the server does not respond', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await renderWeb(
      <>
        <ShownMessages />
        <PageFailed />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'Network error, connection timed out',
    );
    expect(screen.getByText('The page could not be loaded')).toBeVisible();
  });
});
