import { mpnKey } from '#domain/search/tokens.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { generator, ofTheSeries, type Random } from '../judged/real-texts.ts';
import { type Copied, partNumberTokens, readCopied } from './copied-products.ts';

/** No category has more than this share of the products; in the demo shop one has a quarter. */
const largestShare = 1 / 6;
const batch = 10_000;
/** Between the tokens of a product on their way into the database. */
const between = '\u0001';

const sharedTable = `create temp table shared_tokens (id int primary key, tokens text[] not null)`;
const writeShared = `insert into shared_tokens select id, string_to_array(tokens, E'\\x01') from unnest($1::int[], $2::text[]) w (id, tokens)`;

const columns = `category_id, brand, package, images, datasheet_url, start_buy, order_multiple, goods_loop, custom_integration, is_new,
  is_hot, params, listed_params, slot_category_id, lead_weeks, backorder_weeks, break_qty`;
const copyOf = `unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[], $7::float8[])
  w (id, original, mpn, mpn_key, tokens, stock, factor)`;
const prices = (source: string) => `(${source} * w.factor)::bigint`;
const breaks = 'array(select (price * w.factor)::bigint from unnest(p.break_price) price)';
const text = (name: string) => `replace(p.${name}, p.mpn, w.mpn)`;

const writeProducts = `insert into product (id, supplier, supplier_no, mpn, mpn_key, tokens, stock, name_zh, name_en, description_zh,
    description_en, unit_price, break_price, ${columns})
  overriding system value
  select w.id, 'bench', 'C' || w.id, w.mpn, w.mpn_key, string_to_array(w.tokens, E'\\x01') || s.tokens, w.stock, ${text('name_zh')},
    ${text('name_en')}, ${text('description_zh')}, ${text('description_en')}, ${prices('p.unit_price')}, ${breaks},
    ${columns
      .split(',')
      .map((name) => `p.${name.trim()}`)
      .join()}
  from ${copyOf} join product p on p.id = w.original join shared_tokens s on s.id = w.original order by w.id`;

const slots = Array.from({ length: 16 }, (_, at) => [`n${at + 1}`, `e${at + 1}`]).flat();
const writeSlots = `insert into product_slot (category_id, product_id, ${slots.join()})
  select p.category_id, p.id, ${slots.map((slot) => `s.${slot}`).join()}
  from unnest($1::int[], $2::int[]) w (id, original) join product p on p.id = w.id
  join product_slot s on s.product_id = w.original and s.category_id = p.category_id`;

const indexQuery = `select indexname as name, indexdef as definition from pg_indexes where tablename = 'product'
  and indexname not in (select conname from pg_constraint where conrelid = 'product'::regclass)`;

interface Copy {
  readonly id: number;
  readonly original: Copied;
  readonly mpn: string;
}

/** Number of copies per category that keeps the relative sizes of the shop, except for the largest. */
function copiesOf(byCategory: ReadonlyMap<number, readonly Copied[]>, count: number): Map<number, number> {
  const all = [...byCategory.values()].reduce((sum, { length }) => sum + length, 0);
  const share = (products: readonly Copied[]) => Math.min(largestShare, products.length / all);
  const shares = [...byCategory].map(([id, products]) => ({ id, share: share(products) }));
  const rest = shares.filter((one) => one.share < largestShare).reduce((sum, one) => sum + one.share, 0);
  const free = 1 - shares.filter((one) => one.share >= largestShare).length * largestShare;
  return new Map(
    shares.map((one) => [
      one.id,
      Math.round(count * (one.share >= largestShare ? largestShare : (one.share / rest) * free)),
    ]),
  );
}

/** Copies in the order of ids: every round takes a part of each category, as one delivery after another would. */
function* copies(originals: readonly Copied[], count: number, firstId: number): Generator<Copy> {
  const random = generator(17);
  const byCategory = Map.groupBy(originals, ({ categoryId }) => categoryId);
  const copies = copiesOf(byCategory, count);
  const rounds = 20;
  let id = firstId;
  const used = new Map<number, number>();
  for (let round = 1; round <= rounds; round += 1)
    for (const [categoryId, products] of byCategory) {
      const until = Math.round(((copies.get(categoryId) ?? 0) * round) / rounds);
      for (let at = used.get(categoryId) ?? 0; at < until; at += 1) {
        const original = products[at % products.length];
        if (original) yield { id, original, mpn: ofTheSeries(original.mpn, random) };
        id += 1;
      }
      used.set(categoryId, until);
    }
}

function values(made: readonly Copy[], random: Random): unknown[] {
  return [
    made.map(({ id }) => id),
    made.map(({ original }) => original.id),
    made.map(({ mpn }) => mpn),
    made.map(({ mpn }) => mpnKey(mpn)),
    made.map(({ mpn }) => partNumberTokens(mpn).join(between)),
    made.map(() => (random() < 0.3 ? 0 : Math.floor(random() * 90_000))),
    made.map(() => 0.5 + random()),
  ];
}

async function write(db: Queryable, made: readonly Copy[], random: Random): Promise<void> {
  const all = values(made, random);
  await rows(db, writeProducts, all);
  await rows(db, writeSlots, all.slice(0, 2));
}

/**
 * Adds copies of the stored products until there are `count`: other part numbers, prices and stocks, the same values and texts. What the
 * import would store is written by SQL, which takes minutes instead of an hour.
 */
export async function multiplyProducts(db: Queryable, count: number): Promise<void> {
  const originals = await readCopied(db);
  const [stored] = await rows<{ count: number; last: number }>(
    db,
    'select count(*)::int as count, max(id) as last from product',
  );
  if (!stored) throw new Error('there are no products');
  console.log(`${originals.length.toLocaleString('en-US')} originals of ${stored.count}`);
  await rows(db, 'set jit = off');
  await rows(db, sharedTable);
  await rows(db, writeShared, [
    originals.map(({ id }) => id),
    originals.map(({ shared }) => shared.join(between)),
  ]);
  const indexes = await rows<{ name: string; definition: string }>(db, indexQuery);
  for (const { name } of indexes) await rows(db, `drop index ${name}`);
  const random = generator(18);
  let made: Copy[] = [];
  for (const copy of copies(originals, count - stored.count, stored.last + 1)) {
    made.push(copy);
    if (made.length < batch) continue;
    await write(db, made, random);
    made = [];
    if ((copy.id + 1) % (10 * batch) < batch) console.log(`${copy.id.toLocaleString('en-US')} products`);
  }
  if (made.length > 0) await write(db, made, random);
  for (const { definition } of indexes) await rows(db, definition);
  await rows(db, `select setval(pg_get_serial_sequence('product', 'id'), max(id)) from product`);
}
