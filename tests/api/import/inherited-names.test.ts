import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#server/import/import-file.ts';
import { findInheritedReads, inheritedNames, trapName } from '../../support/inherited-names.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { partsMapping } from './parts-file.ts';
import { readProduct } from './stored-catalogue.ts';

interface Column {
  columnId: number;
  columnName: string;
}

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { callsPerMinute: 0 } });
});
afterAll(() => shop.close());

/** A file in which this name is category, column, maker, package, unit and value. */
function fileWith(name: string): string {
  const header = 'no,mpn,brand,category,package,description,stock,min,multiple,prices,datasheet,Shade';
  const row = (no: string, value: string) =>
    `${no},${name},${name},Parts / ${name},${name},5${name} ${name},10,1,1,"[[1,null,0.5]]",,red,${value}`;
  return [`${header},param:${name}`, row(`${name}-1`, '5 V'), row(`${name}-2`, '12 V'), ''].join('\n');
}

function importNamed(name: string) {
  return importFile({
    stream: [fileWith(name)],
    mapping: partsMapping({
      supplier: 'Names',
      parameterPrefix: 'param:',
      category: {
        columns: { en_US: ['category'] },
        move: { Elsewhere: 'Parts / Elsewhere' },
        names: { Other: { zh_CN: '其他', en_US: 'Other' } },
      },
      overrides: { '*': { shade: { order: 1 } } },
    }),
    db: shop.pool,
    strict: true,
  });
}

describe('names that every object inherits', () => {
  it.each(inheritedNames)('are a category, a column and a value like any other: %s', async (name) => {
    expect(await importNamed(name)).toMatchObject({ read: 2, inserted: 2, refused: 0 });
    const stored = await readProduct(shop.pool, 'Names', `${name}-1`);
    expect(stored).toMatchObject({ mpn: name, brand: name, package: name });
    const catalogId = Number(stored?.category_id);
    const columns = await shop.call('listColumns', { catalogId });
    const known: readonly Column[] = columns.data;
    const column = known.find(({ columnName }) => columnName === `param:${name}`);
    if (!column) throw new Error(JSON.stringify(columns));
    const listed = await shop.call('listProducts', { catalogId, [`column${column.columnId}`]: '5' });
    expect(listed).toMatchObject({ code: 0, params: { totalDataCounts: 1 } });
    expect(listed.data[0]).toMatchObject({ productNum: name, [`column${column.columnId}`]: '5 V' });
  });

  it('are looked up in no plain object on the way from file to page', async () => {
    const found = await findInheritedReads(async () => {
      await importNamed(trapName);
      const stored = await readProduct(shop.pool, 'Names', `${trapName}-1`);
      await shop.call('getProduct', { productId: Number(stored?.id) });
      await shop.call('listColumns', { catalogId: Number(stored?.category_id) });
      await shop.call('searchAll', { keyWord: `5${trapName} ${trapName}` });
    });
    expect(found).toEqual([]);
  });
});
