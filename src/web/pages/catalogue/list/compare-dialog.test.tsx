import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { CompareDialog } from './compare-dialog.tsx';

afterEach(cleanup);

const column = (columnId: number, columnName: string) => ({
  columnId,
  columnName,
  columnComment: 'number',
  columnType: 0,
  screen: 1,
  listType: 1,
  unit: '℃',
});
const columns = [column(9, 'Operating temperature'), column(10, 'Storage temperature')];

const product = (productId: number, values: object, stock: number) => ({
  productId,
  productName: 'Part',
  productNum: `P${productId}`,
  productDescribe: '',
  productImg: '',
  unitPrice: 1,
  startBuy: 1,
  stock,
  customIntegration: 0,
  catalogId: 7,
  ...values,
});

describe('the comparison of products', () => {
  it('takes two spellings of one range for the same, and neither two ranges nor two stocks', async () => {
    const ok = (data: unknown) => ({ code: 0, msg: '', data });
    await renderWeb(<CompareDialog productIds={[1, 2]} quantity={undefined} onClose={vi.fn()} />, {
      areas: ['favourites', 'catalogue'],
      answers: {
        '/open/product/column': ok(columns),
        '/open/product/getProduct': (fields: URLSearchParams) =>
          fields.get('productId') === '1'
            ? ok(product(1, { column9: '-40~85℃', column10: '-40~85℃' }, 10_000))
            : ok(product(2, { column9: '-40 ℃ ~ 85 ℃', column10: '-40~125℃' }, 10_001)),
      },
    });
    const marked = async (name: string) =>
      (await screen.findByRole('rowheader', { name })).parentElement?.hasAttribute('data-differs');
    expect(await marked('Operating temperature')).toBe(false);
    expect(await marked('Storage temperature')).toBe(true);
    expect(await marked('Stock')).toBe(true);
  });
});
