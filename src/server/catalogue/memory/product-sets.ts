import { type Queryable, rows } from '../../db/queryable.ts';

/** Products that have something in common, and how to read them. */
export interface ProductSet {
  readonly key: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** What they have in common, where it is a token. */
  readonly token?: string;
}

/** Products with this token, listed or not. */
export function withToken(token: string): ProductSet {
  return { key: token, text: 'select products_with_tokens($1::text[]) as ids', values: [[token]], token };
}

/** Listed products of these leaf categories. */
export function inLeaves(leaves: readonly number[]): ProductSet {
  return {
    key: ` in ${leaves.join()}`,
    text: `select string_agg(int4send(product_id), '') as ids from product_slot where category_id = any($1::int[])`,
    values: [leaves],
  };
}

/** Some products by their ids. */
export interface IdRange {
  readonly from: number;
  readonly to: number;
}

/** How sets are read; ids as `int4send` writes them, null without any. */
export interface SetReaders {
  readonly ids: (set: ProductSet) => Promise<Buffer | null>;
  /** The ids of each of these tokens, in their order. */
  readonly idsOfEach: (tokens: readonly string[]) => Promise<readonly (Buffer | null)[]>;
  /** The tokens of all spans. */
  readonly spans: () => Promise<readonly string[]>;
  /** Products by ascending ids: each id, how many bytes the key of its part number has, the key, and all its tokens as `array_send` writes them. */
  readonly products: (range: IdRange) => Promise<Buffer | null>;
}

async function readIds(db: Queryable, { text, values }: ProductSet): Promise<Buffer | null> {
  const [row] = await rows<{ ids: Buffer | null }>(db, text, [...values]);
  return row?.ids ?? null;
}

async function readEach(db: Queryable, tokens: readonly string[]): Promise<(Buffer | null)[]> {
  const text = `select products_with_tokens(array[token]) as ids from unnest($1::text[]) with ordinality t (token, place) order by place`;
  const found = await rows<{ ids: Buffer | null }>(db, text, [tokens], 'products-with-each-token');
  return found.map(({ ids }) => ids);
}

async function readSpanTokens(db: Queryable): Promise<string[]> {
  const found = await rows<{ token: string }>(db, 'select token from stated_span');
  return found.map(({ token }) => token);
}

async function readProducts(db: Queryable, { from, to }: IdRange): Promise<Buffer | null> {
  const text = `select string_agg(int4send(id) || int4send(octet_length(mpn_key)) || textsend(mpn_key) || array_send(tokens), '' order by id) as products
    from (select id, mpn_key, tokens from product where id >= $1::int and id < $2::int) p`;
  const [row] = await rows<{ products: Buffer | null }>(
    db,
    text,
    [from, to],
    'products-with-keys-and-tokens',
  );
  return row?.products ?? null;
}

/** Reads the sets of this database. */
export function readersOf(db: Queryable): SetReaders {
  return {
    ids: (set) => readIds(db, set),
    idsOfEach: (tokens) => readEach(db, tokens),
    spans: () => readSpanTokens(db),
    products: (range) => readProducts(db, range),
  };
}
