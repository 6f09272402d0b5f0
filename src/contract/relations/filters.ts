import { asObject, isObject, type Json } from '#description/json.ts';
import { type Exchange, sentFields } from '../exchange.ts';
import { placesAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';
import { showValue } from '../judge/show-value.ts';
import type { FilterRelation } from '../relation.ts';
import type { FollowUps } from './follow-ups.ts';

/** Filters that need another call to be understood: a branch of a tree, and those with numbered names. */
export async function judgeFilters(followUps: FollowUps, first: Exchange): Promise<void> {
  const { operation } = first;
  if (!operation) return;
  for (const row of rowsOf(operation, 'filter')) {
    if (row.match === 'within') await judgeWithin(followUps, first, row);
    if (row.match === 'anyOf' && row.filter.includes('{'))
      await followUps.shop.numberedFilters.judge(followUps, first, row);
  }
}

async function judgeWithin(followUps: FollowUps, first: Exchange, row: FilterRelation): Promise<void> {
  const { operation } = first;
  const sent = sentFields(first)[row.filter];
  const { contract } = followUps.caller;
  const tree = contract.operations.find(({ place }) => place.verb === 'tree' && place.key === row.filter);
  if (!operation || sent === undefined || !tree) return;
  const { data = null } = asObject((await followUps.call(tree.id, {})).json);
  const inside = new Set(keysInside(data, { key: row.filter, top: sent }));
  if (inside.size === 0) return;
  const found = placesAt(first.json ?? null, row.items).find(
    ({ value }) => value !== undefined && !inside.has(String(value)),
  );
  if (!found) return;
  const expected = `inside ${row.filter} ${sent}`;
  const [at, actual] = [`response#${found.pointer}`, showValue(found.value)];
  followUps.note(operation.id, { kind: 'ignored-filter', at, expected, actual }, first);
}

interface Branch {
  /** Name of the member that holds the key of a node. */
  readonly key: string;
  /** Key of the node at the top of the branch. */
  readonly top: string;
}

/** The keys of a node of a tree and of all nodes below it. */
function keysInside(node: Json, branch: Branch, isInside = false): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => keysInside(child, branch, isInside));
  if (!isObject(node)) return [];
  const key = node[branch.key];
  const inside = isInside || String(key) === branch.top;
  const below = Object.values(node).flatMap((member) => keysInside(member, branch, inside));
  return inside && key !== undefined ? [String(key), ...below] : below;
}
