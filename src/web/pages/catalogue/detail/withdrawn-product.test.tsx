import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { codes } from '#generated/constants.ts';
import { listedProduct } from '#tests/support/listed-product.ts';
import { renderWeb } from '#tests/support/render-web.tsx';
import { clearSession, openSession } from '#web/session/session-store.ts';
import { ProductDetailPage } from './product-detail-page.tsx';

const ok = { code: 0, msg: '' };
const product = listedProduct(1204, { productNum: 'RC0603FR-074K7L', stock: 500 });

afterEach(() => {
  cleanup();
  clearSession();
});

it('a product that is no longer sold shows what it was and what may replace it, and no way to buy it', async () => {
  openSession({ token: 'abc', user: { email: 'a@b.example', name: 'A', surname: 'B', country: 'CN' } });
  const { sent } = await renderWeb(<ProductDetailPage />, {
    path: '/GoodsDetails?id=1204',
    areas: ['favourites', 'catalogue'],
    answers: {
      '/open/product/getProduct': { code: codes.productWithdrawn, msg: 'gone', params: { product } },
      '/open/product/column': { ...ok, data: [] },
      '/open/product/facets': { ...ok, data: [], params: { totalDataCounts: 1 } },
      '/open/product/productList': {
        ...ok,
        data: [listedProduct(7, { productNum: 'RC0603FR-104K7L' })],
        params: { totalDataCounts: 1 },
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'RC0603FR-074K7L' })).toBeVisible();
  const box = within(await screen.findByRole('region', { name: 'This product is no longer sold' }));
  expect(await box.findByRole('link', { name: 'RC0603FR-104K7L' })).toBeVisible();
  expect(screen.queryByText('Minimum order')).toBeNull();
  expect(screen.queryByRole('button', { name: /cart|Buy/ })).toBeNull();
  expect(sent.some(({ path }) => path === '/api/footprint/addFootprint')).toBe(false);
});
