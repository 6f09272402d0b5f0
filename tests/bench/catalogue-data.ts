import { ensurePartitions } from '#server/catalogue/partitions.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/**
 * A synthetic catalogue, written by SQL alone: 120 leaf categories whose sizes fall like 1/rank (the largest holds
 * about a sixth of all products), six number and six text columns in each, some values not stated.
 */
export const leafCount = 120;
const numberColumns = 6;
const textColumns = 6;

const tree = `
insert into category (level, path_key, name_zh, name_en, hot_product, hot_home)
  select 1, 'top-' || t, '大类' || t, 'Group ' || t, t <= 3, t > 7 from generate_series(1, 10) t;
insert into category (level, parent_id, path_key, name_zh, name_en)
  select 2, p.id, p.path_key || '/mid-' || m, '中类' || m, 'Family ' || m
  from category p, generate_series(1, 3) m where p.level = 1;
insert into category (level, parent_id, path_key, name_zh, name_en)
  select 3, p.id, p.path_key || '/leaf-' || l, '小类' || l, 'Kind ' || l
  from category p, generate_series(1, 4) l where p.level = 2;
insert into column_def (category_id, key, name_zh, name_en, kind, screen, list_type, unit, slot, sort)
  select c.id, 'number-' || n, '参数' || n, 'Parameter ' || n, 'number', true, true, 'Ω', 'n' || n, n
  from category c, generate_series(1, ${numberColumns}) n where c.level = 3;
insert into column_def (category_id, key, name_zh, name_en, kind, screen, list_type, slot, sort)
  select c.id, 'text-' || n, '属性' || n, 'Property ' || n, 'text', true, true, 'e' || n, 10 + n
  from category c, generate_series(1, ${textColumns}) n where c.level = 3;
insert into text_value (column_id, key, zh, en)
  select d.id, 'value ' || v, '取值' || v, 'Value ' || v
  from column_def d, generate_series(1, 6 * substr(d.slot, 2)::int * substr(d.slot, 2)::int) v where d.kind = 'text';`;

// One row per value that a product may have, so that choosing a value is one array read.
const choices = `
create temp table e24 as select array(
  select (m * 10.0 ^ e)::float8 from unnest(array[1,1.1,1.2,1.3,1.5,1.6,1.8,2,2.2,2.4,2.7,3,3.3,3.6,3.9,4.3,4.7,5.1,5.6,6.2,6.8,7.5,8.2,9.1]) m,
  generate_series(0, 5) e order by 1) as n;
create temp table leaf as
  select c.id as category_id, row_number() over (order by md5(c.id::text)) as rank,
    (select array_agg(d.id order by d.sort) from column_def d where d.category_id = c.id) as columns,
    (select array_agg(v.ids order by v.sort) from (
      select d.sort, (array_agg(t.id order by t.id))[1] as ids from column_def d join text_value t on t.column_id = d.id
      where d.category_id = c.id group by d.sort) v) as first_text
  from category c where c.level = 3;`;

const pick = (slot: number) =>
  `case when random() < 0.92 then e24.n[1 + floor(random() * ${slot * 24})::int] end`;
const textPick = (slot: number) =>
  `case when random() < 0.92 then leaf.first_text[${slot}] + floor(power(random(), 2) * ${6 * slot * slot})::int end`;
const numbers = Array.from({ length: numberColumns }, (_, at) => at + 1);
const texts = Array.from({ length: textColumns }, (_, at) => at + 1);

const slots = `insert into product_slot (category_id, product_id, price, stock, break_qty, break_price,
    ${numbers.map((n) => `n${n}`).join()}, ${texts.map((n) => `e${n}`).join()})
  select category_id, $1 + row_number() over (), price, case when random() < 0.4 then 0 else floor(random() * 90000)::int end,
    array[1, 100, 1000], array[price, price * 8 / 10, price / 2], ${numbers.map(pick).join()}, ${texts.map(textPick).join()}
  from (select leaf.*, floor(power(10, 3 + random() * 5))::bigint as price from leaf, generate_series(1, $2::int) where rank = $3) leaf, e24`;

// Whatever is not stated is stripped afterwards: one build is much cheaper than joining twelve.
const stated = [
  ...numbers.map(
    (n) => `leaf.columns[${n}]::text, case when s.n${n} is not null
      then json_build_object('t', s.n${n} || ' Ω', 'n', s.n${n}) end`,
  ),
  ...texts.map(
    (n) => `leaf.columns[${numberColumns + n}]::text, case when s.e${n} is not null then json_build_object(
      'zh', '取值' || s.e${n} - leaf.first_text[${n}] + 1, 'en', 'Value ' || s.e${n} - leaf.first_text[${n}] + 1) end`,
  ),
];
const products = `insert into product (id, category_id, supplier, supplier_no, mpn, mpn_key, brand, package, name_zh, name_en,
    description_zh, description_en, images, unit_price, break_qty, break_price, stock, params, tokens, slot_category_id)
  overriding system value
  select s.product_id, s.category_id, 'bench', 'B' || s.product_id, 'PN-' || s.product_id || 'K', 'PN' || s.product_id || 'K',
    'Brand ' || s.product_id % 80, '0603', '合成元件 ' || s.product_id, 'Synthetic part ' || s.product_id,
    '用于测量的合成元件', 'A synthetic part to measure with', array['/img/part/0603-chip/iso.svg', '/img/part/0603-chip/top.svg'],
    s.price, s.break_qty, s.break_price, s.stock, json_strip_nulls(json_build_object(${stated.join()}))::jsonb,
    array['synthetic', 'part', s.product_id::text, '合成', '元件', 'brand', 'b' || s.product_id % 80, '=' || s.n1::text], s.category_id
  from product_slot s join leaf using (category_id) where s.category_id = (select category_id from leaf where rank = $1)`;

/** Sizes of the leaf categories, by rank, for `count` products in all. */
export function leafSizes(count: number): number[] {
  const weights = Array.from({ length: leafCount }, (_, at) => 1 / (at + 1) ** 0.95);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((count * weight) / sum));
}

/** Fills an empty, untuned database with `count` products; the same count gives the same catalogue. */
export async function fillCatalogue(db: Queryable, count: number): Promise<void> {
  // Compiling 240 statements would take longer than running them.
  await db.query({ text: 'set jit = off' });
  await db.query({ text: tree });
  await db.query({ text: choices });
  await rows(db, 'select setseed(0.5)');
  const leaves = await rows<{ category_id: number }>(db, 'select category_id from leaf order by rank');
  await ensurePartitions(
    db,
    leaves.map((leaf) => leaf.category_id),
  );
  await db.query({ text: 'drop index product_tokens; drop index product_mpn_key' });
  let first = 0;
  for (const [at, size] of leafSizes(count).entries()) {
    await rows(db, slots, [first, size, at + 1]);
    await rows(db, products, [at + 1]);
    first += size;
  }
  await db.query({ text: 'create index product_tokens on product using gin (tokens)' });
  await db.query({ text: 'create index product_mpn_key on product (mpn_key collate "C")' });
  await db.query({ text: `select setval(pg_get_serial_sequence('product', 'id'), max(id)) from product` });
}
