import { setTimeout as wait } from 'node:timers/promises';
import { deletedText } from '#domain/my-data/after-closing.ts';
import { type SearchedPart, searchText, searchTextVersion } from '#domain/orders/search-text.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** Orders per statement: all else in an embedded database waits for it. */
const batch = 100;

/** The next orders of each kind, with their parts. */
const readings = {
  standard_order: `select o.order_no as "orderNo", o.search_text as "searchText",
      coalesce(json_agg(json_build_object('productNum', l.product_num,
        'name', json_build_object('zh', l.product_name_zh, 'en', l.product_name_en)) order by l.position)
        filter (where l.position is not null), '[]') as parts
    from (select order_no, search_text from standard_order where order_no > $1 order by order_no limit $2) o
    left join order_line l using (order_no) group by o.order_no, o.search_text order by o.order_no`,
  sample_order: `select order_no as "orderNo", search_text as "searchText",
      json_build_array(json_build_object('productNum', product_num,
        'name', json_build_object('zh', product_name_zh, 'en', product_name_en))) as parts
    from sample_order where order_no > $1 order by order_no limit $2`,
  customised_order: `select order_no as "orderNo", search_text as "searchText",
      json_build_array(json_build_object('name', json_build_object('zh', product_name, 'en', product_name))) as parts
    from customised_order where order_no > $1 order by order_no limit $2`,
} as const;

type Kind = keyof typeof readings;

const startAgain = `update order_search_text set version = $1, last_order = '' where version < $1`;
const unfinished = `select kind, last_order as last from order_search_text
  where version = $1 and last_order is not null order by kind limit 1`;
// Two processes may write the same orders, which does no harm; only one moves on.
const moveOn = `update order_search_text set last_order = $1 where kind = $2 and version = $3 and last_order = $4`;
// An order whose account was closed after it was read keeps the blanked text.
const update = (kind: Kind) => `update ${kind} o set search_text = w.made
  from json_to_recordset($1::json) w (order_no text, was text, made text)
  where o.order_no = w.order_no and o.search_text = w.was returning o.order_no`;

interface Source {
  readonly orderNo: string;
  readonly searchText: string;
  readonly parts: readonly SearchedPart[];
}

async function writeBatch(db: Queryable, kind: Kind, orders: readonly Source[]): Promise<number> {
  const records = orders
    .map(({ orderNo, searchText: was, parts }) => ({
      order_no: orderNo,
      was,
      made: searchText(orderNo, parts),
    }))
    .filter(({ was, made }) => was !== deletedText && was !== made);
  if (records.length === 0) return 0;
  return (await rows(db, update(kind), [JSON.stringify(records)])).length;
}

interface Run {
  /** Ends the run after its batch. */
  readonly stop?: AbortSignal;
  /** After each batch it does nothing for as long as the batch took, so that half of the time is left to calls. */
  readonly rests?: boolean;
}

/**
 * Writes the search texts of all orders again if they are of an older version, in batches; an interrupted run is continued by the next
 * one. Orders of closed accounts stay without a text. Returns how many orders got another text.
 */
export async function rewriteSearchTexts(db: Queryable, { stop, rests = false }: Run = {}): Promise<number> {
  await rows(db, startAgain, [searchTextVersion]);
  let changed = 0;
  while (!stop?.aborted) {
    const begun = performance.now();
    const [left] = await rows<{ kind: Kind; last: string }>(db, unfinished, [searchTextVersion]);
    if (!left) return changed;
    const { kind, last } = left;
    const orders = await rows<Source>(db, readings[kind], [last, batch]);
    changed += await writeBatch(db, kind, orders);
    const reached = orders.length === batch ? orders.at(-1)?.orderNo : null;
    await rows(db, moveOn, [reached, kind, searchTextVersion, last]);
    // Ends at once when the server stops, which is not a failure.
    if (rests) await wait(performance.now() - begun, undefined, { signal: stop }).catch(() => undefined);
  }
  return changed;
}
