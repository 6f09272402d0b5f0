import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from './components/link.tsx';
import { ShopRouter } from './shop-router.tsx';

const { reloadPage } = vi.hoisted(() => ({ reloadPage: vi.fn() }));
vi.mock('./state/reload-page.ts', () => ({ reloadPage }));

beforeEach(() => {
  reloadPage.mockReset().mockResolvedValue(true);
  window.history.replaceState(null, '', '/cart');
});

afterEach(cleanup);

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p role="status">{pathname + search}</p>
      <Link to="/cart?page=2">same page</Link>
      <Link to="/news">other page</Link>
    </>
  );
}

function open() {
  render(
    <ShopRouter>
      <Page />
    </ShopRouter>,
  );
}

const loseFile = () => window.dispatchEvent(new Event('vite:preloadError'));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

it('Another page opens in the same document while every file was loaded.', async () => {
  open();
  follow('other page');
  expect(await screen.findByText('/news')).toBeVisible();
  expect(reloadPage).not.toHaveBeenCalled();
});

it('Another page opens in a new document once a file was lost.', async () => {
  open();
  loseFile();
  follow('same page');
  expect(reloadPage).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('/cart?page=2');
  follow('other page');
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/news');
  expect(screen.getByRole('status')).toHaveTextContent('/cart?page=2');
});

it('Another page opens in the same document while the shop cannot be reached.', async () => {
  reloadPage.mockResolvedValue(false);
  open();
  loseFile();
  follow('other page');
  expect(await screen.findByText('/news')).toBeVisible();
});
