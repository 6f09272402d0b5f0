import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { Link } from '#web/components/link.tsx';
import { lazyPart, ShownPart } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';
import * as messages from './toasts/message-store.ts';

function Hello({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

afterEach(cleanup);

describe('a lazy part', () => {
  it('appears when its code is there, with its texts', async () => {
    const part = lazyPart(['session'], async () => Hello);
    await renderWeb(<ShownPart part={part} with={{ name: 'Jane' }} />);
    expect(await screen.findByText('Hello Jane')).toBeVisible();
  });

  it('reports when it cannot be loaded, and the next opening tries again', async () => {
    const show = vi.spyOn(messages, 'showMessage');
    const load = vi
      .fn<() => Promise<typeof Hello>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(Hello);
    const part = lazyPart([], load);
    await renderWeb(<ShownPart part={part} with={{ name: 'Jane' }} />);
    await waitFor(() =>
      expect(show).toHaveBeenCalledExactlyOnceWith('danger', 'Network error, connection timed out'),
    );
    cleanup();
    await renderWeb(<ShownPart part={part} with={{ name: 'Jane' }} />);
    expect(await screen.findByText('Hello Jane')).toBeVisible();
  });
});

function Broken(): never {
  throw new Error('broken page');
}

function Pages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/good">good</Link>
      <PageBoundary address={pathname} fallback={<p>failed</p>}>
        {pathname === '/good' ? <p>fine</p> : <Broken />}
      </PageBoundary>
    </>
  );
}

describe('the boundary around a page', () => {
  it('keeps a broken page from taking the frame along, and lets go at another address', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWeb(<Pages />, { path: '/bad' });
    expect(screen.getByText('failed')).toBeVisible();
    expect(report).toHaveBeenCalled();
    report.mockClear();
    screen.getByText('good').click();
    expect(await screen.findByText('fine')).toBeVisible();
  });
});
