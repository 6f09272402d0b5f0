import { asList, asObject, asText, type JsonObject } from '#description/json.ts';
import type { CallPair } from '../call/pair-operations.ts';
import type { Report } from '../call/report.ts';
import { isSame } from '../schema/canonical.ts';
import { type State, statesOnlyIn } from './states.ts';

interface Action {
  readonly name: string;
  readonly row: JsonObject;
  readonly pointer: string;
}

function actionsOf(node: JsonObject, pointer: string): Action[] {
  const written = node['x-action'];
  if (written === undefined) return [];
  const all = Array.isArray(written) ? written : [written];
  return all.map((one, index) => ({
    name: asText(asObject(one).name),
    row: asObject(one),
    pointer: `${pointer}/x-action${Array.isArray(written) ? `/${index}` : ''}`,
  }));
}

type Likeness = (a: Action, b: Action) => boolean;

/** Ways to know an action again, the surest first: one name may stand for an action on each kind of order. */
const likenesses: readonly Likeness[] = [
  (a, b) => a.name === b.name && a.row.on === b.row.on && isSame(a.row.request, b.row.request),
  (a, b) => a.name === b.name && a.row.on === b.row.on,
  (a, b) => a.name === b.name,
];

/** Reports actions that come or go, states in which they are offered, and what they do to the entity. */
export function compareActions({ base, now }: CallPair, report: Report): void {
  let [gone, come] = [actionsOf(base.node, base.pointer), actionsOf(now.node, now.pointer)];
  // Where nothing was said the call was offered in every state.
  const wasFree = gone.length === 0;
  for (const alike of likenesses)
    for (const was of gone) {
      const is = come.find((one) => alike(was, one));
      if (!is) continue;
      compareAction(was, is, report);
      gone = gone.filter((one) => one !== was);
      come = come.filter((one) => one !== is);
    }
  for (const { row, pointer } of gone) report.call('action-removed', { pointer, was: row });
  for (const { row, pointer } of come)
    report.call(wasFree ? 'action-narrowed' : 'action-added', { pointer, is: row });
}

function compareAction(was: Action, is: Action, report: Report): void {
  const at = is.name;
  const part = ({ row }: Action, ...keys: readonly string[]): JsonObject =>
    Object.fromEntries(keys.flatMap((key) => (row[key] === undefined ? [] : [[key, row[key]]])));
  const compareParts = (
    kind: 'action-effect-changed' | 'action-choice-changed' | 'action-screens-changed',
    ...keys: readonly string[]
  ) => {
    const [before, after] = [part(was, ...keys), part(is, ...keys)];
    if (!isSame(before, after)) report.call(kind, { at, pointer: is.pointer, was: before, is: after });
  };
  compareParts('action-effect-changed', 'on', 'sets', 'removes');
  compareParts('action-choice-changed', 'request');
  compareParts('action-screens-changed', 'screens');
  compareRows(was, is, report);
}

function compareRows(was: Action, is: Action, report: Report): void {
  const [old, young] = [asList(was.row.when), asList(is.row.when)];
  const spot = { pointer: `${is.pointer}/when`, was: old, is: young };
  const [lost] = statesOnlyIn(old, young);
  const [won] = statesOnlyIn(young, old);
  if (lost) report.call('action-narrowed', { at: `${is.name} at ${inWords(lost)}`, ...spot });
  if (won) report.call('action-widened', { at: `${is.name} at ${inWords(won)}`, ...spot });
}

function inWords(state: State): string {
  return Object.entries(state)
    .map(([field, value]) => `${field} ${value}`)
    .join(', ');
}
