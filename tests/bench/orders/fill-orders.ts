import type { Pool } from 'pg';

interface Filling {
  readonly orders: number;
  /** How many of them are the measured member's, spread evenly over the years. */
  readonly own: number;
  readonly memberId: number;
}

const members = 2000;

/** Other members, who never sign in. */
const addMembers = `
  insert into member (email, password_hash, name, surname, phone, country, provinces, mechanism_name, created_at)
  select 'bench' || n || '@example.com', '', 'Jane', 'Miller', '4155550100', 'China', 'Guangdong', 'Bench Ltd', now()
  from generate_series(1, ${members}) n`;

/** The lines of every order, one to three products of the demo shop each. */
const makeLines = `
  create temp table made_line as
  with part as (select row_number() over (order by id) - 1 as at, product.* from product)
  select n, 'P20260101' || lpad(n::text, 8, '0') as order_no, position, part.id, part.mpn, part.name_zh, part.name_en
  from generate_series(1::bigint, $1) n
  cross join lateral generate_series(1, 1 + n % 3) position
  join part on part.at = (n * 7 + position * 13) % (select count(*) from product)`;

/** One order every minute, oldest first, in states by turns; every nineteenth is in after-sales. */
const addOrders = `
  with other as (select array_agg(id order by id) as ids from member where email like 'bench%'),
  numbered as (
    select n, order_no, now() - ($1 - n) * interval '1 minute' as at, 1 + n / 7 % 5 as state,
      lower(replace(order_no || e'\\n' || string_agg(mpn || e'\\n' || name_zh || e'\\n' || name_en, e'\\n' order by position), ' ', '')) as texts
    from made_line group by n, order_no
  )
  insert into standard_order (order_no, member_id, state, ass_flag, invoice_flag, discount_type, goods_money, discount_money, us_money,
    zh_money, rate_micros, receiving_user, receiving_address, receiving_phone, created_at, paid_at, search_text)
  select order_no, case when n % ($1 / $2) = 0 then $3::int else other.ids[1 + n % ${members}] end,
    state, case when n % 19 = 0 then 1 else 0 end, 0, 3, 1000, 0, 1000, 7100, 7100000,
    'Jane Miller', 'China,Guangdong,Shenzhen, 1 Keji Road', '13800138000', at, case when state > 1 then at end, texts
  from numbered, other order by n`;

const addLines = `
  insert into order_line (order_no, position, product_id, product_num, product_name_zh, product_name_en,
    product_describe_zh, product_describe_en, product_img, unit_price, num, line_money)
  select order_no, position, id, mpn, name_zh, name_en, '', '', '', 1000000, 10, 1000 from made_line order by n, position`;

const addHistory = `
  insert into order_event (order_no, event, done_by, created_at)
  select order_no, 1, 1, created_at from standard_order order by created_at`;

/** Fills a shop that has products with orders by bulk statements. */
export async function fillOrders(pool: Pool, { orders, own, memberId }: Filling): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set synchronous_commit = off; set session_replication_role = replica',
    );
    await client.query(addMembers);
    await client.query(makeLines, [orders]);
    await client.query(addOrders, [orders, own, memberId]);
    for (const statement of [addLines, addHistory]) await client.query(statement);
    for (const table of ['standard_order', 'order_line', 'order_event'])
      await client.query(`vacuum analyze ${table}`);
  } finally {
    client.release(true);
  }
}
