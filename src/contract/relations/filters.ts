import { asList, asObject, asText, isObject, type Json, type JsonObject } from '#description/json.ts';
import { filterFromWire, fitsFilter, spanOf, statedNumber } from '#domain/part-values/index.ts';
import type { ContractOperation } from '../contract.ts';
import { type Exchange, sentFields } from '../exchange.ts';
import { placesAt } from '../judge/places.ts';
import { rowsOf } from '../judge/request-when.ts';
import { shown } from '../judge/shown.ts';
import type { FilterRelation } from '../relation.ts';
import type { Asker } from './asker.ts';

/** Filters that need another call to be understood: a category and those inside it, the values of columns. */
export async function judgeFilters(asker: Asker, first: Exchange): Promise<void> {
  const { operation } = first;
  if (!operation) return;
  for (const row of rowsOf(operation, 'filter')) {
    if (row.match === 'within') await judgeWithin(asker, first, row);
    if (row.match === 'anyOf' && row.filter.includes('{')) await judgeColumns(asker, first, row);
  }
}

async function judgeWithin(asker: Asker, first: Exchange, row: FilterRelation): Promise<void> {
  const sent = sentFields(first)[row.filter];
  const { contract } = asker.caller;
  const tree = contract.operations.find(({ place }) => place.verb === 'tree' && place.key === row.filter);
  if (sent === undefined || !tree) return;
  const inside = new Set<string>();
  collect(asObject((await asker.ask(tree.id, {})).json).data ?? null, row.filter, sent, false, inside);
  if (inside.size === 0) return;
  const found = placesAt(first.json ?? null, row.items).find(
    ({ value }) => value !== undefined && !inside.has(String(value)),
  );
  const expected = `inside ${row.filter} ${sent}`;
  if (found) note(asker, first, { at: `response#${found.pointer}`, expected, actual: shown(found.value) });
}

/** The keys of a node of a tree and of all nodes inside it. */
function collect(node: Json, key: string, wanted: string, isInside: boolean, found: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) collect(one, key, wanted, isInside, found);
  if (!isObject(node)) return;
  const inside = isInside || String(node[key]) === wanted;
  if (inside && node[key] !== undefined) found.add(String(node[key]));
  for (const member of Object.values(node)) collect(member, key, wanted, inside, found);
}

function note(asker: Asker, first: Exchange, drift: { at: string; expected: string; actual: string }): void {
  asker.note(first.operation?.id ?? '', { kind: 'ignored-filter', ...drift }, first);
}

async function judgeColumns(asker: Asker, first: Exchange, row: FilterRelation): Promise<void> {
  const [prefix = ''] = row.filter.split('{');
  const sent = Object.entries(sentFields(first)).filter(([name]) =>
    new RegExp(`^${prefix}[0-9]+$`).test(name),
  );
  const facets = facetsOf(asker, first.operation);
  const { catalogId } = sentFields(first);
  if (sent.length === 0 || !facets || catalogId === undefined) return;
  const columns = asList(asObject((await asker.ask(facets.id, { catalogId })).json).data).map(asObject);
  for (const [name, filter] of sent) {
    const column = columns.find((one) => String(one.columnId) === name.slice(prefix.length));
    if (!column) continue;
    const judged: JudgedColumn = {
      labels: labelsOf(asList(column.values)),
      isNumber: column.kind === 'number',
      hasRanges: row.ranges === 'covers' && column.ranges === 1,
    };
    const places = placesAt(first.json ?? null, row.items.replace(row.filter, name));
    // A column that the list shows of no item cannot be judged from it.
    if (places.every(({ value }) => value === undefined)) continue;
    const found = places.find(({ value }) => fits(value, filter, judged) === false);
    const expected = judged.hasRanges
      ? `a range that ${name} ${filter} asks for`
      : `one of ${name} ${filter}`;
    if (found) note(asker, first, { at: `response#${found.pointer}`, expected, actual: shown(found.value) });
  }
}

export interface ColumnFilter {
  readonly changes: Readonly<Record<string, string>>;
  /** How many items the call with the choices promises; undefined where it does not tell. */
  readonly count?: number;
}

/** Filters for columns of the category of a request or its first item: a value, one of two values, a span of numbers, a requirement. */
export async function columnFilters(asker: Asker, first: Exchange): Promise<ColumnFilter[]> {
  const { operation } = first;
  const filters = operation ? rowsOf(operation, 'filter') : [];
  const row = filters.find(({ filter }) => filter.includes('{'));
  const category = filters.find(({ match }) => match === 'within');
  const facets = facetsOf(asker, operation);
  if (!row || !category || !facets) return [];
  const [item] = placesAt(first.json ?? null, category.items);
  const value = sentFields(first)[category.filter] ?? item?.value;
  if (value === undefined) return [];
  const inside = { [category.filter]: String(value) };
  const columns = asList(asObject((await asker.ask(facets.id, inside)).json).data).map(asObject);
  return [isText, isSingleNumber, isRange].flatMap((isKind) => {
    const column = columns.find((one) => isKind(one) && asList(one.values).length > 1);
    if (!column) return [];
    const [count] = choicesOf(column).map((choice) => choice.count);
    const name = row.filter.replace(/\{.*\}/, String(column.columnId));
    return wantedOf(column).map((filter, index) => ({
      changes: { ...inside, [name]: filter },
      ...(index === 0 && typeof count === 'number' ? { count } : {}),
    }));
  });
}

function isText({ kind }: JsonObject): boolean {
  return kind !== 'number';
}

function isSingleNumber({ kind, ranges }: JsonObject): boolean {
  return kind === 'number' && ranges !== 1;
}

function isRange({ kind, ranges }: JsonObject): boolean {
  return kind === 'number' && ranges === 1;
}

/**
 * The choices of a column, those first that show best whether the filter works: of texts, which begin with the most frequent,
 * the rarest; of ranges the narrowest, which others cover.
 */
function choicesOf(column: JsonObject): JsonObject[] {
  const choices = asList(column.values).map(asObject);
  if (isText(column)) return choices.reverse();
  return isRange(column) ? choices.toSorted((a, b) => widthOf(a) - widthOf(b)) : choices;
}

function widthOf({ value }: JsonObject): number {
  const read = filterFromWire(asText(value));
  if (!read.ok || typeof read.value.value === 'number') return 0;
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = read.value.value;
  return max - min;
}

/** What is asked of a column: one value, two values, and for numbers what lies between or has to be covered. */
function wantedOf(column: JsonObject): string[] {
  const values = choicesOf(column).map(({ value }) => asText(value));
  const [one = '', other = ''] = values;
  const both = [one, `${one}|${other}`];
  if (isText(column)) return both;
  if (isSingleNumber(column)) return one.startsWith('=') ? both : [...both, `${one}..`];
  // The widest range overlaps many and is covered by few.
  const widest = (values.at(-1) ?? '').replace('=', '');
  return [...both, one.replace('=', ''), widest, `${column.max}..`];
}

/** The call that tells which values the columns of a category have: the one that the list agrees with. */
function facetsOf(asker: Asker, operation: ContractOperation | undefined): ContractOperation | undefined {
  const [row] = operation ? rowsOf(operation, 'agrees') : [];
  return row && asker.caller.contract.operation(row.agrees);
}

/** `10Ω` in an item and `10 Ω` in a choice are the same. */
function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** Label → what goes on the wire for it. */
function labelsOf(values: readonly Json[]): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  for (const value of values.map(asObject)) {
    const label = folded(asText(value.label));
    labels.set(label, [...(labels.get(label) ?? []), asText(value.value)]);
  }
  return labels;
}

interface JudgedColumn {
  /** Label → what goes on the wire for it. */
  readonly labels: ReadonlyMap<string, readonly string[]>;
  readonly isNumber: boolean;
  readonly hasRanges: boolean;
}

/** Whether the text of an item is one of the values of a filter; undefined where its value on the wire is not known. */
function fits(text: Json | undefined, filter: string, column: JudgedColumn): boolean | undefined {
  const choices = filter.split('|');
  if (text === undefined || text === null || text === '') return choices.includes('none');
  const values = column.labels.get(folded(String(text)));
  if (!values) return choices.every((choice) => choice === 'none') ? false : undefined;
  return choices.some((choice) =>
    values.some((value) => value === choice || (column.isNumber && isFitting(value, choice, column))),
  );
}

/** Whether a value of a number column fits a choice, both as they are sent. */
function isFitting(value: string, choice: string, { hasRanges }: JudgedColumn): boolean {
  const [stated, wanted] = [filterFromWire(value), filterFromWire(choice)];
  if (!stated.ok || !wanted.ok) return false;
  const span = spanOf(statedNumber(stated.value.value), true);
  return span !== undefined && fitsFilter(span, wanted.value, hasRanges);
}
