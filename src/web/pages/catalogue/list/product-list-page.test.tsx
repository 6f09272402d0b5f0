import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from '#generated/constants.ts';
import { listedProduct } from '#tests/support/listed-product.ts';
import { type Answers, renderWeb } from '#tests/support/render-web.tsx';
import { ProductListPage } from './product-list-page.tsx';

const ok = { code: 0, msg: 'Success' };
const columns = [
  { columnId: 56, columnName: 'Brand', columnComment: 'text', columnType: 0, screen: 1, listType: 1 },
  {
    columnId: 58,
    columnName: 'Resistance',
    columnComment: 'number',
    columnType: 0,
    screen: 1,
    listType: 1,
    unit: 'Ω',
  },
];
const parts = [1, 2, 3].map((productId) =>
  listedProduct(productId, {
    productDescribe: '4.7 kΩ 0603',
    stock: productId - 1,
    brand: 'YAGEO',
    column56: 'YAGEO',
    column58: '4.7kΩ',
  }),
);
const facets = [
  { columnId: 56, kind: 'text', values: [{ value: '7', label: 'YAGEO', count: 3 }], notStated: 0 },
  {
    columnId: 58,
    kind: 'number',
    unit: 'Ω',
    min: 10,
    max: 1e6,
    values: [{ value: '4700', label: '4.7 kΩ', count: 3 }],
    notStated: 0,
  },
];
const leaf = { catalogId: 11, catalogName: 'Chip resistors', productCount: 3 };
const shop: Answers = {
  '/open/product/allCatalog': {
    ...ok,
    data: [
      {
        catalogId: 1,
        catalogName: 'Passive',
        children: [{ catalogId: 10, catalogName: 'Resistors', children: [leaf] }],
      },
    ],
  },
  '/open/product/column': { ...ok, data: columns },
  '/open/product/facets': { ...ok, data: facets, params: { totalDataCounts: 3 } },
  '/open/product/productList': { ...ok, data: parts, params: { totalDataCounts: 41 } },
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{decodeURIComponent(pathname + search)}</output>;
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string, answers: Answers = shop) {
  return renderWeb(
    <>
      <ProductListPage />
      <Address />
    </>,
    { path, areas: ['favourites', 'catalogue'], answers },
  );
}

const address = () => screen.getByTestId('address').textContent;
const table = () => screen.findByRole('table');

/** A window of jsdom is 1024 pixels wide: the filters have no room next to the table. */
async function openFilters() {
  fireEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await dialog.findByRole('checkbox', { name: /YAGEO/ });
  return dialog;
}

describe('the product list', () => {
  it('clears what was typed and refused with all filters', async () => {
    await open('/goodsCenter?id=11&inStock=1');
    await table();
    const filters = await openFilters();
    const type = (name: RegExp, value: string) => {
      const box = filters.getByRole('textbox', { name });
      fireEvent.change(box, { target: { value } });
      fireEvent.blur(box);
    };
    type(/^Lowest unit price/, 'abc');
    type(/^Resistance, minimum/, '5 V');
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]));
    for (const box of filters.getAllByRole('textbox')) expect(box).not.toHaveValue('abc');
  });

  it('has a column for each table column, the maker under the part number', async () => {
    await open('/goodsCenter?id=11');
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Part number · Brand',
      'Resistance',
      'Stock',
      'Unit price',
      'Buy',
    ]);
    expect(screen.getByText('41 products')).toBeVisible();
  });

  it('takes further parameters of the category into its table, sorted by where the shop can, until it is reset', async () => {
    const further = { columnComment: 'text', columnType: 0, listType: 0 };
    const more = [
      { ...further, columnId: 71, columnName: 'Mounting', screen: 1 },
      { ...further, columnId: 72, columnName: 'Reel', screen: 0 },
      { ...further, columnId: 73, columnName: 'Notes', columnType: 1, screen: 0 },
    ];
    const products = parts.map((part) => ({ ...part, column71: 'Surface mount', column72: '5,000' }));
    const { sent } = await open('/goodsCenter?id=11', {
      ...shop,
      '/open/product/column': { ...ok, data: [...columns, ...more] },
      '/open/product/productList': { ...ok, data: products, params: { totalDataCounts: 41 } },
    });
    const readAsked = () => sent.findLast(({ path }) => path === '/open/product/productList')?.fields;
    const heads = async () =>
      within(await table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(await heads()).not.toContain('Mounting');
    expect(readAsked()?.has('moreColumns')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(chooser.queryByRole('checkbox', { name: 'Notes' })).toBeNull();
    for (const name of ['Mounting', 'Reel']) fireEvent.click(chooser.getByRole('checkbox', { name }));
    await waitFor(() => expect(readAsked()?.get('moreColumns')).toBe('71,72'));
    expect((await heads()).slice(1, 4)).toEqual(['Resistance', 'Mounting', 'Reel']);
    expect(within(await table()).getByRole('button', { name: 'Mounting' })).toBeVisible();
    expect(within(await table()).queryByRole('button', { name: 'Reel' })).toBeNull();
    fireEvent.click(chooser.getByRole('button', { name: 'Reset' }));
    await waitFor(async () => expect(await heads()).not.toContain('Mounting'));
  });

  it('offers no further column and says why once the table has as many as it can', async () => {
    const further = { columnComment: 'text', columnType: 0, listType: 0, screen: 0 };
    const more = Array.from({ length: 40 }, (_, at) => ({
      ...further,
      columnId: 100 + at,
      columnName: `Parameter ${at}`,
    }));
    await open('/goodsCenter?id=11', {
      ...shop,
      '/open/product/column': { ...ok, data: [...columns, ...more] },
    });
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Columns' }));
    const countTicked = () => chooser.getAllByRole('checkbox', { checked: true }).length;
    const said = 'A table has room for 31 columns. Untick one to add another.';
    // The column of the maker, which every row repeats, has the place of another.
    const own = countTicked();
    for (let at = 0; at < 31 - own; at += 1) {
      expect(chooser.queryByText(said)).toBeNull();
      fireEvent.click(chooser.getByRole('checkbox', { name: `Parameter ${at}` }));
    }
    expect(countTicked()).toBe(31);
    expect(chooser.getByText(said)).toBeVisible();
    expect(chooser.getByRole('checkbox', { name: 'Parameter 39' })).toBeDisabled();
    fireEvent.click(chooser.getByRole('checkbox', { name: 'Parameter 0' }));
    expect(chooser.getByRole('checkbox', { name: 'Parameter 39' })).toBeEnabled();
    fireEvent.click(chooser.getByRole('button', { name: 'Reset' }));
  });

  it('says at a chip, and where nothing is found, that the name of its column is not translated', async () => {
    const untranslated = columns.map((column) => ({ ...column, columnName: '操作力' }));
    await open('/goodsCenter?id=11&column56=7', {
      ...shop,
      '/open/product/column': { ...ok, data: untranslated },
      '/open/product/productList': { ...ok, data: [], params: { totalDataCounts: 0 } },
    });
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getByText('操作力')).toHaveAttribute('lang', 'zh-CN');
    expect(chips.getByText('(not translated)')).toBeVisible();
  });

  it('sends the filters of the address and ticks them', async () => {
    const { sent } = await open('/goodsCenter?id=11&column56=7&column58=1000..');
    await table();
    const list = sent.find(({ path }) => path === '/open/product/productList');
    expect(Object.fromEntries(list?.fields ?? [])).toMatchObject({ column56: '7', column58: '1000..' });
    const filters = await openFilters();
    expect(filters.getByRole<HTMLInputElement>('checkbox', { name: /YAGEO/ }).checked).toBe(true);
    const chips = within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'Remove filter Brand YAGEO',
      'Remove filter Resistance ≥ 1\u00a0kΩ',
      'Clear all',
    ]);
  });

  it('leads back from a page behind the last one', async () => {
    const empty = { ...ok, data: [], params: { totalDataCounts: 41 } };
    await open('/goodsCenter?id=11&pageNum=9', { ...shop, '/open/product/productList': empty });
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go to page 3' });
    expect(link.getAttribute('href')).toContain('pageNum=3');
  });

  it('hands the focus of a chip that is taken out to the next one, at last to the title', async () => {
    await open('/goodsCenter?id=11&column56=7&column58=1000..');
    await table();
    fireEvent.click(screen.getByRole('link', { name: /^Remove filter Brand/ }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Remove filter Resistance/));
    fireEvent.click(screen.getByRole('link', { name: /^Remove filter Resistance/ }));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('keeps the quantity when something else than a whole number is typed', async () => {
    await open('/goodsCenter?id=11&quantity=500');
    await table();
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Price at quantity' });
    fireEvent.change(box, { target: { value: '2.5' } });
    fireEvent.blur(box);
    expect(box.value).toBe('500');
    expect(address()).toContain('quantity=500');
  });

  it('takes a tick into the address and starts at the first page', async () => {
    await open('/goodsCenter?id=11&pageNum=2');
    const filters = await openFilters();
    fireEvent.click(filters.getByRole('checkbox', { name: /YAGEO/ }));
    await waitFor(() => expect(address()).toBe('/goodsCenter?id=11&column56=7'));
  });

  it('sorts by a click on a head and says how', async () => {
    await open('/goodsCenter?id=11&sort=price');
    const price = within(await table()).getByRole('columnheader', { name: 'Unit price' });
    expect(price.getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(within(price).getByRole('button'));
    await waitFor(() => expect(address()).toBe('/goodsCenter?id=11&sort=price&order=desc'));
    expect(price.getAttribute('aria-sort')).toBe('descending');
  });

  it('warns of filters that the category does not have, asks without them, and forgets them', async () => {
    const { sent } = await open('/goodsCenter?id=11&column99=1&inStock=1');
    await table();
    expect(screen.getByRole('alert').textContent).toContain('column99');
    const list = sent.find(({ path }) => path === '/open/product/productList');
    expect(list?.fields.has('column99')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(address()).toBe('/goodsCenter?id=11&inStock=1'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says which filters to give up when nothing is found, with what that brings', async () => {
    const none = { ...ok, data: [], params: { totalDataCounts: 0 } };
    await open('/goodsCenter?id=11&column56=7&keyWord=lm358', {
      ...shop,
      '/open/product/productList': (fields) =>
        fields.has('keyWord') ? none : { ...ok, data: parts, params: { totalDataCounts: 12 } },
    });
    const way = await screen.findByRole('link', { name: /Without Keyword: lm358/ });
    await waitFor(() => expect(way.textContent).toContain('12 products'));
    expect(way.getAttribute('href')).toBe('/goodsCenter?id=11&column56=7');
  });

  it('keeps picked products in the address', async () => {
    await open('/goodsCenter?id=11');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select RC0602 for comparison' }));
    await waitFor(() => expect(address()).toBe('/goodsCenter?id=11&compare=2'));
  });

  it('says that there is no such category', async () => {
    const gone = { code: codes.notFound, msg: 'gone' };
    await open('/goodsCenter?id=999', { ...shop, '/open/product/column': gone });
    expect(await screen.findByRole('heading', { name: 'Category not found' })).toBeVisible();
  });

  it('shows all categories without one', async () => {
    const { sent } = await open('/goodsCenter');
    expect(await screen.findByRole('heading', { name: 'Passive' })).toBeVisible();
    const lists = () => sent.filter(({ path }) => path === '/open/product/productList');
    await waitFor(() => expect(lists().map(({ fields }) => fields.get('recommend'))).toEqual(['3']));
  });
});
