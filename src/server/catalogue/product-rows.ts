import { datasheetOf } from '#domain/catalogue/datasheet.ts';
import { isNumberValue } from '#domain/catalogue/param-values.ts';
import { isTableParameter } from '#domain/catalogue/table-parameters.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { type ParameterColumn, plainCount, type TableProduct } from '#domain/public-lists/product-table.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import { catalogueOf } from './current-catalogue.ts';
import { productAnswer } from './product-answer.ts';
import { type ProductRow, parameterValues, productFields } from './product-fields.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

interface Shown {
  readonly language: Language;
  readonly quantity?: number | undefined;
}

export interface ProductRows {
  /** Those of all categories that the products are of. */
  readonly parameters: readonly ParameterColumn[];
  readonly hasDatasheets: boolean;
  /** In the order of the ids; a product that was removed meanwhile is left out. */
  readonly pages: AsyncIterable<readonly TableProduct[]>;
}

/** Products that are read at once: few enough to hold up no other request. */
const pageProducts = 200;

function parametersOf(category: Category | undefined): readonly Column[] {
  return category?.columns.filter(isTableParameter) ?? [];
}

function isCount({ kind, unit }: Column): boolean {
  return kind === 'number' && !unit;
}

/** The columns of counts in which a product states more than its number: `200@50mA,1V`. */
async function wordyCounts(
  db: Queryable,
  ids: readonly number[],
  columns: readonly Column[],
): Promise<ReadonlySet<number>> {
  const counts = columns.filter(isCount).map(({ id }) => String(id));
  if (counts.length === 0) return new Set();
  const found = await rows<{ id: string }>(
    db,
    `select distinct w.id from product p cross join unnest($2::text[]) w(id)
      where p.id = any($1::bigint[]) and ${parameterValues} -> w.id ->> 't' !~ $3`,
    [ids, counts, plainCount],
  );
  return new Set(found.map(({ id }) => Number(id)));
}

function parameterColumn(column: Column, wordy: ReadonlySet<number>): ParameterColumn {
  const { id, zh, en, unit, kind, slotHigh } = column;
  return {
    id,
    name: { zh, en },
    unit,
    isNumber: kind === 'number',
    keepsRanges: slotHigh !== null,
    isPlain: isCount(column) && !wordy.has(id),
  };
}

function tableProduct(row: ProductRow, snapshot: Snapshot, { language, quantity }: Shown): TableProduct {
  const category = snapshot.categories.get(row.category_id);
  return {
    shown: productAnswer(row, parametersOf(category), language, quantity),
    catalogName: category ? inLanguage(category, language) : '',
    statedNumber: (columnId) => {
      const value = row.params[columnId];
      return isNumberValue(value) ? value : undefined;
    },
  };
}

async function* pagesOf(
  db: Queryable,
  snapshot: Snapshot,
  ids: readonly number[],
  shown: Shown,
): AsyncGenerator<readonly TableProduct[]> {
  for (let start = 0; start < ids.length; start += pageProducts) {
    const pageIds = ids.slice(start, start + pageProducts);
    const parameters = new Parameters();
    const fields = productFields(shown.language, parameters, 'parameters');
    const text = `select ${fields} from unnest(${parameters.add(pageIds, 'bigint[]')}) with ordinality w(id, place)
      join product p on p.id = w.id where not p.withdrawn order by w.place`;
    const found = await run<ProductRow>(db, { text, values: parameters.values });
    yield found.map((row) => tableProduct(row, snapshot, shown));
  }
}

/** The addresses are judged one by one: suppliers fill the field with pictures and pages, too. */
async function someDatasheet(db: Queryable, ids: readonly number[]): Promise<boolean> {
  const found = await rows<{ url: string }>(
    db,
    'select distinct datasheet_url as url from product where id = any($1::bigint[]) and datasheet_url is not null',
    [ids],
  );
  return found.some(({ url }) => datasheetOf(url) !== undefined);
}

/** What a table of products shows, read while it is written. */
export async function productRows(db: Queryable, ids: readonly number[], shown: Shown): Promise<ProductRows> {
  const { snapshot } = await catalogueOf(db).read();
  const found = await rows<{ id: number }>(
    db,
    'select distinct category_id as id from product where id = any($1::bigint[]) order by id',
    [ids],
  );
  const columns = found.flatMap(({ id }) => parametersOf(snapshot.categories.get(id)));
  const wordy = await wordyCounts(db, ids, columns);
  return {
    parameters: columns.map((column) => parameterColumn(column, wordy)),
    hasDatasheets: await someDatasheet(db, ids),
    pages: pagesOf(db, snapshot, ids, shown),
  };
}
