import { ownValue } from '../own-value.ts';
import { withoutInvisible } from '../text/without-invisible.ts';
import { type Finding, findingsOf, type Validator } from './finding.ts';

/** How the text of a field becomes a value; `json` is JSON text in one field, `file` comes only with multipart. */
export type FieldKind = 'text' | 'integer' | 'number' | 'boolean' | 'json' | 'file';

export interface FieldPlan {
  readonly kind: FieldKind;
  readonly in: 'path' | 'query' | 'form';
  readonly required?: true;
  /** The name may come several times; the value is a list. */
  readonly many?: true;
  /** Read and taken out before the request reaches a handler. */
  readonly transport?: true;
  /** Value of an absent field. */
  readonly default?: number | string | boolean;
  /** Most characters of the text of a `json` field. */
  readonly maxText?: number;
  /** Most entries of the list of a `json` field. */
  readonly maxItems?: number;
}

export interface RequestPlan {
  readonly fields: Readonly<Record<string, FieldPlan>>;
  /** Fields whose name is a fixed start and a positive number, `column12`. */
  readonly numbered?: Readonly<Record<string, FieldPlan>>;
}

/** The fields of a request as they arrived, every value still text (or a file). */
export interface WireFields {
  readonly path?: Iterable<readonly [string, string]>;
  readonly query?: Iterable<readonly [string, string]>;
  readonly form?: Iterable<readonly [string, string | File]>;
}

export type Decoded =
  | { readonly ok: true; readonly request: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly fields: readonly Finding[] };

type Arrived = string | File;

const integer = /^-?[0-9]{1,20}$/;
const decimal = /^-?[0-9]{1,20}(\.[0-9]{1,20})?$/;
/** In JSON text: U+0000 and half characters, which no database keeps as text. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;
const numbered = /^([A-Za-z]+)[1-9][0-9]{0,15}$/;

/**
 * Turns the fields of a request into typed values and holds them against the validator compiled from the description:
 * unknown and repeated fields, JSON text that is none and every broken keyword are findings, in the order of the
 * description. Fields of the transport are checked and then left out of the request.
 */
export function decodeRequest(plan: RequestPlan, validate: Validator, wire: WireFields): Decoded {
  const { defaults, transport } = tablesOf(plan);
  const findings: Finding[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, [field, arrived]] of collect(plan, wire, findings)) {
    const value = field.many ? arrived.map((one) => convert(field, one)) : convert(field, arrived[0] ?? '');
    if (value instanceof BrokenText) findings.push({ field: name, ...value.finding });
    else values[name] = value;
  }
  for (const [name, value] of defaults) if (!(name in values)) values[name] = value;
  if (!validate(values)) addUnlessKnown(findings, findingsOf(validate), values, plan);
  if (findings.length > 0) return { ok: false, fields: inOrder(findings, plan) };
  // A copy: deleting from an object makes every later use of it slow.
  const request: Record<string, unknown> = {};
  for (const name in values) if (!transport.has(name)) request[name] = values[name];
  return { ok: true, request };
}

/** What is the same for every request of a plan. */
interface Tables {
  readonly fields: ReadonlyMap<string, FieldPlan>;
  readonly defaults: readonly (readonly [string, unknown])[];
  readonly transport: ReadonlySet<string>;
}

const tables = new WeakMap<RequestPlan, Tables>();

function tablesOf(plan: RequestPlan): Tables {
  const known = tables.get(plan);
  if (known) return known;
  const fields = Object.entries(plan.fields);
  const made: Tables = {
    fields: new Map(fields),
    defaults: fields.flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
    transport: new Set(fields.flatMap(([name, field]) => (field.transport ? [name] : []))),
  };
  tables.set(plan, made);
  return made;
}

function planOf(plan: RequestPlan, name: string, place: FieldPlan['in']): FieldPlan | undefined {
  const field = tablesOf(plan).fields.get(name) ?? ownValue(plan.numbered, numbered.exec(name)?.[1] ?? '');
  return field?.in === place ? field : undefined;
}

function collect(
  plan: RequestPlan,
  wire: WireFields,
  findings: Finding[],
): Map<string, [FieldPlan, Arrived[]]> {
  const found = new Map<string, [FieldPlan, Arrived[]]>();
  for (const place of ['path', 'query', 'form'] as const) {
    for (const [name, value] of wire[place] ?? []) {
      const field = planOf(plan, name, place);
      const known = found.get(name);
      if (!field) findings.push({ field: name.slice(0, 200), rule: 'unknownField' });
      else if (!known) found.set(name, [field, [value]]);
      else if (field.many) known[1].push(value);
      else findings.push({ field: name, rule: 'duplicateField' });
    }
  }
  return found;
}

class BrokenText {
  readonly finding: Omit<Finding, 'field'>;
  constructor(rule: string, limit?: number) {
    this.finding = limit === undefined ? { rule } : { rule, limit };
  }
}

/** A text that is not a number stays text, so that the validator names the type that was expected. */
function convert(field: FieldPlan, value: Arrived): unknown {
  if (typeof value !== 'string') return field.kind === 'file' ? value : new BrokenText('type');
  switch (field.kind) {
    case 'text':
      return value.includes('\0') ? new BrokenText('pattern') : withoutInvisible(value);
    case 'integer':
      return integer.test(value) ? Number(value) : value;
    case 'number':
      return decimal.test(value) ? Number(value) : value;
    case 'boolean':
      return value === 'true' || (value === 'false' ? false : value);
    case 'file':
      return new BrokenText('type');
    case 'json':
      return parseField(value, field);
  }
}

function parseField(text: string, { maxText, maxItems }: FieldPlan): unknown {
  // Characters, as JSON Schema counts them; a text that is short in halves of characters needs no count.
  if (maxText !== undefined && text.length > maxText && [...text].length > maxText)
    return new BrokenText('maxLength', maxText);
  try {
    const value: unknown = JSON.parse(text, (_, one) =>
      typeof one === 'string' ? withoutInvisible(one) : one,
    );
    // A validator looks at every entry, and joins their errors in quadratic time.
    if (maxItems !== undefined && Array.isArray(value) && value.length > maxItems)
      return new BrokenText('maxItems', maxItems);
    return unstorable.test(JSON.stringify(value)) ? new BrokenText('json') : value;
  } catch {
    return new BrokenText('json');
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

/** A field that is known to be broken gets no second finding; a blank required field is a missing one. */
function addUnlessKnown(
  findings: Finding[],
  found: readonly Finding[],
  values: Readonly<Record<string, unknown>>,
  plan: RequestPlan,
): void {
  const known = new Set(findings.map((finding) => finding.field));
  for (const finding of found) {
    if (known.has(finding.field)) continue;
    const empty = isBlank(ownValue(values, finding.field)) && ownValue(plan.fields, finding.field)?.required;
    if (empty) known.add(finding.field);
    findings.push(empty ? { field: finding.field, rule: 'required' } : finding);
  }
}

function inOrder(findings: readonly Finding[], plan: RequestPlan): Finding[] {
  const order = new Map(Object.keys(plan.fields).map((name, place) => [name, place]));
  const placeOf = ({ field }: Finding) => order.get(field.split('.')[0] ?? '') ?? order.size;
  return [...findings].sort((a, b) => placeOf(a) - placeOf(b)).slice(0, 100);
}
