import { type Queryable, rows } from '../../db/queryable.ts';

/** Products that have something in common, and how to read them. */
export interface ProductSet {
  readonly key: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Products with this token, listed or not. */
export function withToken(token: string): ProductSet {
  return { key: token, text: 'select products_with_tokens($1::text[]) as ids', values: [[token]] };
}

/** Listed products of these leaf categories. */
export function inLeaves(leaves: readonly number[]): ProductSet {
  return {
    key: ` in ${leaves.join()}`,
    text: `select string_agg(int4send(product_id), '') as ids from product_slot where category_id = any($1::int[])`,
    values: [leaves],
  };
}

/** How sets are read. */
export interface SetReaders {
  /** The ids of a set as `int4send` writes them; null without any. */
  readonly ids: (set: ProductSet) => Promise<Buffer | null>;
  /** The tokens of all spans. */
  readonly spans: () => Promise<readonly string[]>;
}

async function readIds(db: Queryable, { text, values }: ProductSet): Promise<Buffer | null> {
  const [row] = await rows<{ ids: Buffer | null }>(db, text, [...values]);
  return row?.ids ?? null;
}

async function readSpanTokens(db: Queryable): Promise<string[]> {
  const found = await rows<{ token: string }>(db, 'select token from stated_span');
  return found.map(({ token }) => token);
}

/** Reads the sets of this database. */
export function readersOf(db: Queryable): SetReaders {
  return { ids: (set) => readIds(db, set), spans: () => readSpanTokens(db) };
}
