import { parseJson } from '#domain/wire/parse-json.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { ConvertedRow } from '../rows/convert-row.ts';
import type { StagedProduct } from '../rows/staged-product.ts';

// Temporary on purpose: the server itself throws it away when the importer dies, and nobody else sees it.
const create = `create temporary table import_row (
  row_number integer not null,
  supplier_no text not null primary key,
  category integer not null,
  product text not null,
  repaired boolean not null,
  without_price boolean not null)`;

const insert = `insert into import_row select * from unnest($1::int[], $2::text[], $3::int[], $4::text[], $5::boolean[], $6::boolean[])
  on conflict (supplier_no) do nothing returning row_number`;

const pricesLost = `select r.row_number as "row" from import_row r join product p on p.supplier = $1 and p.supplier_no = r.supplier_no
  where r.without_price and p.unit_price is not null and not p.withdrawn order by r.row_number`;

const index = 'create index on import_row (category, row_number)';
/** For each unit of this, PostgreSQL copies 300 whole rows into memory; it is 100 by default. */
const sample = 'alter table import_row alter category set statistics 10, alter row_number set statistics 10';
const analyse = 'analyze import_row (category, row_number)';

const next = `select row_number as "rowNumber", category, product, repaired from import_row
  where (category, row_number) > ($1, $2) order by category, row_number limit $3`;

export type StagedRow = {
  rowNumber: number;
  category: number;
  product: StagedProduct;
  /** Something of the row has been repaired already. */
  repaired: boolean;
};

/** The checked rows of one file, kept in a temporary table until the switch. */
export class Staging {
  readonly #db: Queryable;

  private constructor(db: Queryable) {
    this.#db = db;
  }

  static async open(db: Queryable): Promise<Staging> {
    await rows(db, 'drop table if exists pg_temp.import_row');
    await rows(db, create);
    return new Staging(db);
  }

  /** Adds one batch in a transaction of its own. Returns the numbers of the rows whose supplier number was new. */
  async add(
    batch: readonly (ConvertedRow & Required<Pick<ConvertedRow, 'product' | 'category'>>)[],
  ): Promise<Set<number>> {
    if (batch.length === 0) return new Set();
    const added = await rows<{ row_number: number }>(
      this.#db,
      insert,
      [
        batch.map((row) => row.number),
        batch.map((row) => row.product.supplierNo),
        batch.map((row) => row.category.number),
        batch.map((row) => JSON.stringify(row.product)),
        batch.map((row) => row.issues.length > 0),
        batch.map((row) => row.product.unitPrice === null),
      ],
      'import-stage',
    );
    return new Set(added.map((row) => row.row_number));
  }

  /** Numbers of the rows that would take away the price of a product. */
  async pricesLost(supplier: string): Promise<number[]> {
    return (await rows<{ row: number }>(this.#db, pricesLost, [supplier])).map(({ row }) => row);
  }

  /** The rows in order of category, in batches. */
  async *batches(size: number): AsyncGenerator<StagedRow[]> {
    await rows(this.#db, index);
    await rows(this.#db, sample);
    await rows(this.#db, analyse);
    let last = { category: -1, rowNumber: -1 };
    while (true) {
      const found = await rows<Omit<StagedRow, 'product'> & { product: string }>(this.#db, next, [
        last.category,
        last.rowNumber,
        size,
      ]);
      if (found.length === 0) return;
      yield found.map((row) => ({ ...row, product: parseJson<StagedProduct>(row.product) }));
      last = found.at(-1) ?? last;
    }
  }

  async drop(): Promise<void> {
    await rows(this.#db, 'drop table if exists pg_temp.import_row');
  }
}
