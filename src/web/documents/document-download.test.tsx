import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { DocumentDownload } from './document-download.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Serves a file of this size, half of it at first and the rest when the test asks for it. */
function serve(size: number) {
  const rest = Promise.withResolvers<void>();
  const half = new Uint8Array(size / 2);
  const parts = [async () => half, () => rest.promise.then(() => half)];
  // The browser of these tests has no streams.
  const body = {
    getReader: () => ({
      read: async () => {
        const part = parts.shift();
        return part ? { done: false, value: await part() } : { done: true };
      },
    }),
  };
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    status: 200,
    body,
    headers: new Headers({ 'content-length': String(size) }),
  }));
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  return rest.resolve;
}

async function download(size: number) {
  const end = serve(size);
  await renderWeb(<DocumentDownload file={{ tid: 1, title: 'Guide', docUrl: '/files/guide.pdf' }} />, {
    areas: ['documents'],
  });
  const link = screen.getByRole('link', { name: 'Download Guide' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return { link, end };
}

it('A large document shows how far its download is until it is there.', async () => {
  const { link, end } = await download(constants.documentProgressSize);
  const progress = await screen.findByRole('progressbar');
  expect(progress).toHaveAttribute('value', '0.5');
  expect(progress).toHaveAccessibleName(/Guide/);
  await act(async () => end());
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(link).toHaveAttribute('aria-disabled', 'false');
});

it('A small document is there without a bar.', async () => {
  const { link, end } = await download(1000);
  await waitFor(() => expect(link).toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await act(async () => end());
  await waitFor(() => expect(link).toHaveAttribute('aria-disabled', 'false'));
});
