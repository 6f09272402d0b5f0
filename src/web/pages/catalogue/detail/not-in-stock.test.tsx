import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { formAreas } from '#web/i18n/areas.ts';
import { BuyBox } from './buy-box.tsx';
import type { PricedProduct } from './offer.ts';

afterEach(cleanup);

const product: PricedProduct = {
  productId: 1204,
  productName: 'Chip resistor',
  productNum: 'RC0603FR-074K7L',
  productDescribe: '',
  productImg: '',
  unitPrice: 0.42,
  startBuy: 100,
  orderMultiple: 50,
  stock: 0,
  customIntegration: 50,
  catalogId: 11,
};
const ok = { code: 0, msg: 'Success' };

async function open(changes: { readonly stock: number; readonly backorderWeeks?: number }): Promise<void> {
  const other = { ...product, productId: 1300, productNum: 'RC0603-OTHER', stock: 5000 };
  await renderWeb(<BuyBox product={{ ...product, ...changes }} quantity={100} onQuantity={() => {}} />, {
    path: '/GoodsDetails?id=1204',
    areas: ['favourites', 'catalogue', ...formAreas],
    answers: {
      '/open/product/column': { ...ok, data: [] },
      '/open/product/facets': { ...ok, data: [], params: { totalDataCounts: 1 } },
      '/open/product/productList': { ...ok, data: [other], params: { totalDataCounts: 1 } },
      '/open/product/get/usd/price': { ...ok, data: 7 },
    },
  });
}

describe('a part on backorder', () => {
  it.each([0, 60])('with %i in stock is ordered later, waited for, or replaced by another', async (stock) => {
    await open({ stock, backorderWeeks: 6 });
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Notify me when in stock' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'RC0603-OTHER' })).toBeVisible();
  });

  it('is only ordered where the stock fills an order', async () => {
    await open({ stock: 100, backorderWeeks: 6 });
    expect(screen.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Notify me when in stock' })).toBeNull();
  });
});

describe('a sample', () => {
  const sample = () => screen.getByRole('button', { name: 'Get a sample (50 points)' });

  it.each([{ stock: 0 }, { stock: 0, backorderWeeks: 6 }])(
    'is not offered of a part with %o',
    async (part) => {
      await open(part);
      expect(sample()).toBeDisabled();
      expect(sample()).toHaveAccessibleDescription(/Out of stock/);
    },
  );

  it('is offered while there is a piece in stock', async () => {
    await open({ stock: 1 });
    expect(sample()).toBeEnabled();
  });
});
