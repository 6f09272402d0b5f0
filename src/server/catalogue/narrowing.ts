import type { PriceCondition } from '#domain/catalogue/conditions.ts';
import type { ValueBox } from '#domain/part-values/index.ts';
import { listedByTokens, wordsCondition } from '#server/catalogue/keyword-sql.ts';
import type { Parameters } from '../db/statement.ts';
import type { ColumnCondition, Conditions, NumberCondition } from './conditions.ts';
import { priceSql, type SortSql } from './list-sort.ts';
import { partitionOf } from './partitions.ts';
import { slotName } from './slot-names.ts';
import type { Column } from './snapshot.ts';

/** `from …` and `where …` over slots `s`, joined with product `p` where needed. */
export interface Narrowing {
  from: string;
  where: string;
}

/** SQL of the conditions; `leaves` are the non-empty leaf categories below the category, at least one. */
export function narrow(
  conditions: Conditions,
  leaves: number[],
  parameters: Parameters,
  alsoProduct = false,
): Narrowing {
  const [only] = leaves;
  const single = leaves.length === 1 && only !== undefined;
  const parts = [];
  if (!single && conditions.category) parts.push(`s.category_id = any(${parameters.add(leaves, 'int[]')})`);
  parts.push(...stockConditions(conditions, parameters));
  if (conditions.price) parts.push(...priceConditions(conditions.price, parameters));
  for (const condition of conditions.columns) parts.push(columnCondition(condition, parameters));
  const onProduct = productConditions(conditions, parameters);
  parts.push(...onProduct);
  const table = single ? partitionOf(only) : 'product_slot';
  const join =
    onProduct.length > 0 || alsoProduct
      ? ` join product p on p.id = s.product_id and p.slot_category_id = ${single ? only : 's.category_id'}`
      : '';
  return { from: `${table} s${join}`, where: parts.length === 0 ? 'true' : parts.join(' and ') };
}

/** What the slots copy of a product, from itself. */
const ownSlots =
  'cross join lateral (select p.id as product_id, p.unit_price as price, p.stock, p.break_qty, p.break_price) s';

/**
 * SQL of the conditions on a list in this order. Where it has words and no column, the products alone: each of the hundreds of thousands that
 * a common word finds would be looked for in the partition of its category.
 */
export function narrowList(
  conditions: Conditions,
  leaves: number[],
  { onProduct, ofColumn }: Pick<SortSql, 'onProduct' | 'ofColumn'>,
  parameters: Parameters,
): Narrowing {
  const { terms, columns, category } = conditions;
  if (terms.length === 0 || columns.length > 0 || ofColumn)
    return narrow(conditions, leaves, parameters, onProduct);
  const listed = category ? `p.slot_category_id = any(${parameters.add(leaves, 'int[]')})` : listedByTokens;
  const parts = [listed, ...stockConditions(conditions, parameters)];
  if (conditions.price) parts.push(...priceConditions(conditions.price, parameters));
  parts.push(...productConditions(conditions, parameters));
  return { from: `product p ${ownSlots}`, where: parts.join(' and ') };
}

function stockConditions({ inStock, minStock }: Conditions, parameters: Parameters): string[] {
  const parts = inStock ? ['s.stock > 0'] : [];
  if (minStock !== undefined) parts.push(`s.stock >= ${parameters.add(minStock, 'int')}`);
  return parts;
}

function priceConditions({ min, max, quantity }: PriceCondition, parameters: Parameters): string[] {
  const price = `(${priceSql(quantity, parameters)})`;
  const parts = [];
  if (min !== undefined) parts.push(`${price} >= ${parameters.add(min, 'bigint')}`);
  if (max !== undefined) parts.push(`${price} <= ${parameters.add(max, 'bigint')}`);
  return parts;
}

function productConditions(conditions: Conditions, parameters: Parameters): string[] {
  const parts = [];
  if (conditions.recommend) parts.push(`p.is_${conditions.recommend} and not p.withdrawn`);
  if (conditions.terms.length > 0) parts.push(wordsCondition(conditions.terms, parameters));
  return parts;
}

/** SQL condition of one column, in parentheses when it has several alternatives. */
export function columnCondition(condition: ColumnCondition, parameters: Parameters): string {
  const { column } = condition;
  const slot = `s.${slotName(column.slot ?? '')}`;
  const ways =
    condition.kind === 'text'
      ? condition.ids.length === 0
        ? []
        : [`${slot} = any(${parameters.add(condition.ids, 'int[]')})`]
      : padToPowerOfTwo(distinctBoxes(condition)).map((box) => boxCondition(column, box, parameters));
  if (condition.notStated) ways.push(`${slot} is null`);
  return ways.length === 1 ? (ways[0] ?? '') : `(${ways.join(' or ')})`;
}

/** Both ends must lie within their bounds; a column without a slot for upper ends has single numbers only. */
function boxCondition(column: Column, box: ValueBox, parameters: Parameters): string {
  const number = (value: number) => parameters.add(value, 'float8');
  const between = (slot: string, min: number, max: number) =>
    `s.${slotName(slot)} between ${number(min)} and ${number(max)}`;
  const { lowMin, lowMax, highMin, highMax } = box;
  const { slot, slotHigh } = column;
  const { from, to } = numbersIn(box);
  if (slotHigh === null) return between(slot ?? '', from, to);
  return `(${between(slot ?? '', lowMin, lowMax)} and ${between(slotHigh, highMin, highMax)})`;
}

/** Where a single number must be to lie in the box. */
function numbersIn({ lowMin, lowMax, highMin, highMax }: ValueBox): { from: number; to: number } {
  return { from: Math.max(lowMin, highMin), to: Math.min(lowMax, highMax) };
}

/** The boxes of a condition; in a column of single numbers without those that hold no number or only numbers of another box. */
function distinctBoxes({ column, boxes }: NumberCondition): readonly ValueBox[] {
  if (column.slotHigh !== null) return boxes;
  return boxes.filter((box, at) => {
    const { from, to } = numbersIn(box);
    return !boxes.some((other, otherAt) => {
      const outer = numbersIn(other);
      const holds = outer.from <= from && outer.to >= to;
      const isSame = outer.from === from && outer.to === to;
      return otherAt !== at && holds && (!isSame || otherAt < at);
    });
  });
}

/** Repeats the last box up to a power of two, which keeps the number of different statements small. */
function padToPowerOfTwo(boxes: readonly ValueBox[]): ValueBox[] {
  const last = boxes.at(-1);
  if (!last) return [];
  const size = 2 ** Math.ceil(Math.log2(boxes.length));
  return [...boxes, ...Array.from({ length: size - boxes.length }, () => last)];
}
