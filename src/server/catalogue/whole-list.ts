import type { Sort } from '#domain/catalogue/list-sort.ts';
import type { Parameters } from '../db/statement.ts';
import type { Conditions } from './conditions.ts';
import type { SortSql } from './list-sort.ts';
import type { Narrowing } from './narrowing.ts';
import type { Column } from './snapshot.ts';

/** Where a list that nothing narrows is read from, instead of the slots. */
interface WholeList extends Narrowing {
  readonly id: string;
  readonly key: string;
}

function listedCondition(
  { category }: Conditions,
  leaves: readonly number[],
  parameters: Parameters,
): string {
  if (category === undefined) return 'p.slot_category_id is not null';
  const [only] = leaves;
  return leaves.length === 1 && only !== undefined
    ? `p.slot_category_id = ${only}`
    : `p.slot_category_id = any(${parameters.add(leaves, 'int[]')})`;
}

/**
 * A list that nothing narrows, from the products alone: their indexes have the order of part numbers and, in the whole shop, of ids, so that
 * a far page reads no row before its own. The slots would be joined row by row up to the page. Undefined for other orders.
 */
export function wholeList(
  conditions: Conditions,
  leaves: readonly number[],
  { by }: Sort<Column>,
  parameters: Parameters,
): WholeList | undefined {
  const from = 'product p';
  if (by === 'productNum')
    return {
      from,
      where: listedCondition(conditions, leaves, parameters),
      id: 'p.id',
      key: 'p.mpn_key collate "C"',
    };
  const isByIds = by === 'shop' || by === 'newest';
  if (isByIds && conditions.category === undefined)
    return { from, where: 'not p.withdrawn', id: 'p.id', key: 'p.id' };
  return undefined;
}

/** The part of an ordered list to read, in the direction in which it is read. */
interface Cut {
  readonly limit: number;
  readonly offset: number;
  readonly direction: string;
  readonly tie: 'asc' | 'desc';
}

const reversed = { asc: 'desc', desc: 'asc', 'desc nulls last': 'asc nulls first' } as const;

/** Reads a page in the second half of a list of `products` from its end: no page is further away than the middle. */
export function fromNearerEnd(
  { limit, offset, products }: Pick<Cut, 'limit' | 'offset'> & { readonly products: number },
  { direction, tie }: Pick<SortSql, 'direction' | 'tie'>,
): Cut {
  const own = Math.min(limit, products - offset);
  if (own <= 0 || offset * 2 <= products) return { limit, offset, direction, tie };
  return {
    limit: own,
    offset: products - offset - own,
    direction: reversed[direction],
    tie: tie === 'asc' ? 'desc' : 'asc',
  };
}
