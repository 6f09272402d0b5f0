import { asList, asObject } from '#description/json.ts';
import { followed } from '#description/operations.ts';
import { type Action, isOffered, type Scalar } from '#domain/actions/offered.ts';
import { codes } from '#generated/constants.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields, type FieldValue } from '../exchange.ts';
import { notBuilt, type Telling } from './teller.ts';
import { validRequest } from './valid-request.ts';

const notOffered = codes.notOffered;
/** The refusal of what was asked for already, where an operation declares it. */
const alreadyOpen = codes.alreadyOpen;
/** More are the same again. */
const mostStates = 14;

type State = Readonly<Record<string, string | number>>;

/** Every value that a field of an entity may have; those of the action's own rows where its schema lists none. */
function valuesOf({ description }: Contract, action: Action, field: string): (string | number)[] {
  const schemas = asObject(asObject(description.document.components).schemas);
  const entity = followed(description.document, schemas[action.on]);
  const listed = asList(followed(description.document, asObject(entity.properties)[field]).enum);
  const named = action.when.flatMap((row) => [...(row[field] ?? [])]);
  const isValue = (value: unknown): value is string | number =>
    typeof value === 'string' || typeof value === 'number';
  return [...new Set([0, ...listed, ...named].filter(isValue))].filter(
    (value) => value !== 0 || listed.length === 0 || listed.includes(0),
  );
}

/** Each row as it is, and each row with one field at each other value. */
export function statesOf(contract: Contract, action: Action): State[] {
  const states = new Map<string, State>();
  const add = (state: State) => states.set(JSON.stringify(state), state);
  for (const row of action.when) {
    const base = Object.fromEntries(
      Object.entries(row).map(([field, allowed]) => [field, allowed[0] as string | number]),
    );
    add(base);
    for (const field of Object.keys(row))
      for (const value of valuesOf(contract, action, field)) add({ ...base, [field]: value });
  }
  return [...states.values()];
}

/** What a request must carry to choose an action, the first of several values. */
function choiceOf({ request }: Action): Record<string, FieldValue> {
  const first = (value: Scalar | readonly Scalar[]) =>
    (Array.isArray(value) ? value[0] : value) as FieldValue;
  return Object.fromEntries(Object.entries(request ?? {}).map(([field, value]) => [field, first(value)]));
}

function keyOf({ place }: ContractOperation, fields: Fields): string | undefined {
  const value = fields[String(place.from ?? place.key ?? '')] ?? fields.orderNo;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function judge(telling: Telling, action: Action, state: string, offered: boolean, exchange: Exchange): void {
  const code = codeOf(exchange);
  if (code === undefined || code === notBuilt) return;
  const note = (kind: 'action-offered-wrongly' | 'action-refused-wrongly', says: string) =>
    telling.teller.note(exchange, action.operation, {
      kind,
      at: `answer#/code/${action.name}/${state}`,
      says,
      came: `code ${code}`,
    });
  const { codes } = telling.cast.contract.operation(action.operation);
  const refused = code === notOffered || (code === alreadyOpen && codes.includes(code));
  if (!offered && !refused)
    note('action-offered-wrongly', `${notOffered}: ${action.name} is not offered at ${state}`);
  if (offered && code !== 0) note('action-refused-wrongly', `0: ${action.name} is offered at ${state}`);
}

/** Whether the states of the entity can be set by hand; undefined states are left out. */
async function tellState(
  telling: Telling,
  operation: ContractOperation,
  action: Action,
  state: State,
): Promise<boolean> {
  const { cast, teller } = telling;
  const request = await validRequest(operation.id, cast);
  if ('why' in request) return false;
  const fields = { ...request.fields, ...choiceOf(action) };
  const key = keyOf(operation, fields);
  const { deskSets } = cast.target.backstage;
  if (key === undefined || !(await deskSets?.(action.on, key, state))) return false;
  const offered = isOffered(action, state);
  const text = Object.entries(state)
    .map(([field, value]) => `${field}=${value}`)
    .join(',');
  const label = `${operation.id}: ${action.name} at ${text}`;
  const exchange = await teller.step(label, request.caller, operation.id, fields, {
    relations: offered ? 'once' : 'none',
  });
  judge(telling, action, text, offered, exchange);
  return codeOf(exchange) !== notBuilt;
}

/** Where the action itself leads to a state in which it is not offered, once more is refused. */
async function tellAgain(telling: Telling, operation: ContractOperation, action: Action): Promise<void> {
  const { cast, teller } = telling;
  const request = await validRequest(operation.id, cast);
  if ('why' in request) return;
  const fields = { ...request.fields, ...choiceOf(action) };
  const [row] = action.when;
  const before = Object.fromEntries(Object.entries(row ?? {}).map(([name, [value]]) => [name, value]));
  const leaves = action.sets !== undefined && !isOffered(action, { ...before, ...action.sets });
  if (!leaves) return;
  const quiet = { relations: 'none' } as const;
  const done = await teller.step(
    `${operation.id}: ${action.name}`,
    request.caller,
    operation.id,
    fields,
    quiet,
  );
  if (codeOf(done) !== 0) return;
  const label = `${operation.id}: ${action.name} again`;
  const again = await teller.step(label, request.caller, operation.id, fields, quiet);
  judge(telling, action, 'done already', false, again);
}

/** Every action in every state that can be brought about: refused where it is not offered, done where it is. */
export async function tellActions(telling: Telling): Promise<string[]> {
  const remarks: string[] = [];
  for (const operation of telling.cast.contract.operations) {
    if (!telling.isWanted(operation.id) || !telling.teller.reached.has(operation.id)) continue;
    for (const action of operation.actions) {
      let reached = 0;
      for (const state of statesOf(telling.cast.contract, action).slice(0, mostStates))
        if (await tellState(telling, operation, action, state)) reached += 1;
      if (reached === 0)
        remarks.push(
          `${operation.id}: the states of ${action.on} cannot be brought about for ${action.name}`,
        );
      await tellAgain(telling, operation, action);
    }
  }
  return remarks;
}
