import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWeb } from '#tests/support/render-web.tsx';
import { CatalogueSidebar } from './catalogue-sidebar.tsx';

const data = [
  {
    catalogId: 1,
    catalogName: 'Passives',
    productCount: 12,
    children: [
      {
        catalogId: 10,
        catalogName: 'Resistors',
        children: [{ catalogId: 11, catalogName: 'Chip resistors' }],
      },
    ],
  },
  { catalogId: 2, catalogName: 'Connectors', children: [{ catalogId: 20, catalogName: 'Headers' }] },
];

async function show(): Promise<void> {
  await renderWeb(<CatalogueSidebar />, {
    areas: ['content'],
    answers: { '/open/product/allCatalog': { code: 0, msg: '', data } },
  });
  await screen.findByRole('link', { name: 'Passives' });
}

const link = (name: string) => screen.getByRole('link', { name });

afterEach(cleanup);

describe('the catalogue at the left of the home page', () => {
  it('shows the two inner levels of one category at a time', async () => {
    await show();
    expect(screen.queryByRole('link', { name: 'Chip resistors' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Passives/ }));
    expect(link('Chip resistors').getAttribute('href')).toBe('/goodsCenter?id=11');
    fireEvent.click(screen.getByRole('button', { name: /Connectors/ }));
    expect(screen.queryByRole('link', { name: 'Chip resistors' })).toBeNull();
    expect(link('Headers')).toBeVisible();
  });

  it('is walked through with the arrows and left with Escape', async () => {
    await show();
    link('Passives').focus();
    fireEvent.keyDown(link('Passives'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(link('Connectors'));
    fireEvent.keyDown(link('Connectors'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(link('All Connectors'));
    fireEvent.keyDown(link('All Connectors'), { key: 'Escape' });
    expect(document.activeElement).toBe(link('Connectors'));
    expect(screen.queryByRole('link', { name: 'Headers' })).toBeNull();
  });
});
