import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import type { CallPair } from '../call/pair-operations.ts';
import type { Report } from '../call/report.ts';
import { isSame, toCanonicalText } from '../schema/canonical.ts';

/** What each kind of row is known again by; the rest of it is what it promises. A default is compared with its field. */
const identities: Readonly<Record<string, readonly string[]>> = {
  total: ['items'],
  unique: ['unique'],
  order: ['when'],
  filter: ['filter', 'items', 'when'],
  translated: ['translated'],
  read: ['read', 'with', 'when'],
  agrees: ['agrees', 'here', 'with'],
  sum: ['sum', 'there', 'when'],
};

interface Row {
  readonly index: number;
  readonly type: string;
  readonly row: JsonObject;
  readonly written: Json;
}

/** One spelling for what has two: `when: { state: 1 }` is `when: { state: [1] }`, and a filter matches what is equal. */
function plainRow(row: JsonObject): JsonObject {
  const when = Object.entries(asObject(row.when)).map(([field, value]) => {
    const listed = Array.isArray(value) ? value : [value];
    return [field, listed.map(toCanonicalText).sort()] as const;
  });
  const match = 'filter' in row ? { match: row.match ?? 'equal' } : {};
  return { ...row, ...match, when: Object.fromEntries(when) };
}

function rowsOf(node: JsonObject): Row[] {
  return asList(node['x-relations']).flatMap((value, index) => {
    const row = plainRow(asObject(value));
    const type = 'default' in row ? undefined : Object.keys(identities).find((name) => name in row);
    return type === undefined ? [] : [{ index, type, row, written: value }];
  });
}

function identity({ type, row }: Row): string {
  return toCanonicalText([type, ...(identities[type] ?? []).map((key) => row[key] ?? null)]);
}

/** Reports what answers promise beyond their schema (`x-relations`) and do not any more, or do otherwise. */
export function compareRelations({ base, now }: CallPair, report: Report): void {
  const left = rowsOf(now.node);
  const take = (fit: (row: Row) => boolean) => {
    const found = left.findIndex(fit);
    return found < 0 ? undefined : left.splice(found, 1)[0];
  };
  const changed = rowsOf(base.node).filter((old) => !take(({ row }) => isSame(row, old.row)));
  for (const was of changed) {
    const is = take((row) => identity(row) === identity(was));
    const call = is ? now : base;
    const pointer = `${call.pointer}/x-relations/${(is ?? was).index}`;
    const spot = { at: titleOf(was), pointer, was: was.written };
    if (is) report.call('relation-changed', { ...spot, is: is.written });
    else report.call('relation-removed', spot);
  }
  for (const is of left)
    report.call('relation-added', {
      at: titleOf(is),
      pointer: `${now.pointer}/x-relations/${is.index}`,
      is: is.written,
    });
}

function titleOf({ type, row }: Row): string {
  return `${type} ${asText(row[type])}`;
}
