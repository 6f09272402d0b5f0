import { setImmediate } from 'node:timers/promises';
import { type Queryable, rows } from '../../db/queryable.ts';
import type { Cached } from './cached.ts';
import { int32At, joinArrays } from './int32.ts';
import { joinedKeys, movePartNumbers, type PartNumbers } from './part-numbers.ts';

/** Keys, their lengths and the ids of products, each as one value. */
type PartRow = { readonly ids: Buffer | null; readonly lengths: Buffer | null; readonly keys: Buffer | null };

function textOf({ category }: Cached): string {
  const listed = category ? `slot_category_id = ${category.id}` : 'slot_category_id is not null';
  return `select string_agg(int4send(id), '') as ids, string_agg(int4send(octet_length(mpn_key)), '') as lengths,
      string_agg(convert_to(mpn_key, 'UTF8'), '') as keys
    from (select id, mpn_key from product where ${listed} and (mpn_key collate "C", id) > ($1::text collate "C", $2::int)
      order by mpn_key collate "C", id limit $3::int) p`;
}

interface Part {
  readonly places: Int32Array;
  readonly keys: Buffer;
  /** Where each key ends among all. */
  readonly ends: Int32Array;
}

function partOf(row: PartRow | undefined, placeOf: (id: number) => number, begin: number): Part {
  const ends = int32At(row?.lengths ?? null);
  let end = begin;
  for (const [at, length] of ends.entries()) {
    end += length;
    ends[at] = end;
  }
  return { places: int32At(row?.ids ?? null).map(placeOf), keys: row?.keys ?? Buffer.alloc(0), ends };
}

interface Reading {
  readonly db: Queryable;
  readonly cached: Cached;
  /** Products that are read at a time. */
  readonly size: number;
  /** -1 for a product that is not cached. */
  readonly placeOf: (id: number) => number;
}

/** Without products that are not cached. */
function withoutOthers(all: PartNumbers): PartNumbers {
  return movePartNumbers(all, {
    before: new Int32Array(),
    dropped: [-1],
    placeNow: undefined,
    added: [],
    placeOf: () => -1,
  });
}

/**
 * The cached products in the order of part numbers, read from an index alone. One that changes meanwhile may be there twice or not at all.
 */
export async function readPartNumbers({ db, cached, size, placeOf }: Reading): Promise<PartNumbers> {
  const text = textOf(cached);
  const parts: Part[] = [];
  let [last, lastKey, end, read] = [0, '', 0, size];
  while (read === size) {
    const [row] = await rows<PartRow>(db, text, [lastKey, last, size]);
    const part = partOf(row, placeOf, end);
    parts.push(part);
    read = part.ends.length;
    last = row?.ids?.readInt32BE(row.ids.length - 4) ?? 0;
    lastKey = part.keys.toString('utf8', (part.ends.at(-2) ?? end) - end);
    end += part.keys.length;
    await setImmediate();
  }
  const ends = joinArrays(parts.map((part) => part.ends));
  const all: PartNumbers = {
    places: joinArrays(parts.map(({ places }) => places)),
    keys: joinedKeys(parts.map(({ keys }) => keys)),
    starts: joinArrays([new Int32Array(1), ends.subarray(0, -1)]).subarray(0, ends.length),
    ends,
  };
  return all.places.includes(-1) ? withoutOthers(all) : all;
}
