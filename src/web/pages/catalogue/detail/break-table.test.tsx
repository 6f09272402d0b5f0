import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { BreakTable } from './break-table.tsx';

afterEach(cleanup);

const rate = { rateDate: '2026-11-20', rateSource: 'our own rate' };
const answers = { '/open/product/get/usd/price': { code: 0, msg: '', data: 7_100_000, params: rate } };

describe('the amounts of the price breaks', () => {
  const rows = [
    { num: 1, price: 0.35, inForce: true },
    { num: 2, price: 0.03, inForce: false },
    { num: 100, price: 0.35, inForce: false },
  ];
  const amounts = () =>
    screen.getAllByRole('row').map((row) => row.querySelector('td:last-of-type')?.textContent);

  it('are in the currency that is shown, even where they are less than a cent of the other one', async () => {
    await renderWeb(<BreakTable rows={rows} onQuantity={undefined} />, {
      language: 'zh_CN',
      answers,
      areas: ['catalogue'],
    });
    expect(await screen.findByText('¥0.02')).toBeVisible();
    expect(amounts().slice(1)).toEqual(['¥0.02', '< ¥0.01', '¥2.49']);
  });

  it('say that they are less than a cent', async () => {
    await renderWeb(<BreakTable rows={rows} onQuantity={undefined} />, { answers, areas: ['catalogue'] });
    expect(amounts().slice(1)).toEqual(['< $0.01', '< $0.01', '$0.35']);
  });
});
