import { asList, asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { type Action, isOffered, type Scalar } from '#domain/actions/offered.ts';
import { codes } from '#generated/constants.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields, type FieldValue } from '../exchange.ts';
import { notBuilt, type ScenarioContext } from './scenario-runner.ts';
import { shopHooks } from './shop-hooks.ts';
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
  const entity = resolveRef(description.document, schemas[action.on]);
  const listed = asList(resolveRef(description.document, asObject(entity.properties)[field]).enum);
  const named = action.when.flatMap((row) => [...(row[field] ?? [])]);
  const isValue = (value: unknown): value is string | number =>
    typeof value === 'string' || typeof value === 'number';
  return [...new Set([0, ...listed, ...named].filter(isValue))].filter(
    (value) => value !== 0 || listed.length === 0 || listed.includes(0),
  );
}

/** Each row unchanged, and each row with one field at each other value. */
function statesOf(contract: Contract, action: Action): State[] {
  const states = new Map<string, State>();
  const add = (state: State) => states.set(JSON.stringify(state), state);
  for (const row of action.when) {
    const base = Object.fromEntries(
      Object.entries(row).map(([field, allowed]) => [field, firstValue(allowed)]),
    );
    add(base);
    for (const field of Object.keys(row))
      for (const value of valuesOf(contract, action, field)) add({ ...base, [field]: value });
  }
  return [...states.values()];
}

/** The first of the values that an action names; none of them is null. */
function firstValue(allowed: Scalar | readonly Scalar[]): string | number {
  const [first] = [allowed].flat();
  return typeof first === 'string' ? first : Number(first);
}

/** What a request must carry to choose an action, the first of several values. */
function choiceOf({ request }: Action): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(request ?? {}).map(([field, value]) => [field, firstValue(value)]),
  );
}

function keyOf({ place }: ContractOperation, fields: Fields): string | undefined {
  const value = fields[String(place.from ?? place.key ?? '')] ?? fields.orderNo;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

interface TriedAction {
  readonly action: Action;
  /** The state of the entity, in words. */
  readonly state: string;
  readonly offered: boolean;
}

function judge(scenario: ScenarioContext, { action, state, offered }: TriedAction, exchange: Exchange): void {
  const code = codeOf(exchange);
  if (code === undefined || code === notBuilt) return;
  const note = (kind: 'action-offered-wrongly' | 'action-refused-wrongly', expected: string) =>
    scenario.runner.note(exchange, action.operation, {
      kind,
      at: `response#/code/${action.name}/${state}`,
      expected,
      actual: `code ${code}`,
    });
  const { codes } = scenario.actors.contract.operation(action.operation);
  const refused = code === notOffered || (code === alreadyOpen && codes.includes(code));
  if (!offered && !refused)
    note('action-offered-wrongly', `${notOffered}: ${action.name} is not offered at ${state}`);
  if (offered && code !== 0) note('action-refused-wrongly', `0: ${action.name} is offered at ${state}`);
}

/** Whether the states of the entity can be set by hand; undefined states are left out. */
async function runInState(
  scenario: ScenarioContext,
  operation: ContractOperation,
  action: Action,
  state: State,
): Promise<boolean> {
  const { actors, runner } = scenario;
  const request = await validRequest(operation.id, actors);
  if ('why' in request) return false;
  const fields = { ...request.fields, ...choiceOf(action) };
  const key = keyOf(operation, fields);
  const { adminUpdate } = shopHooks(actors.target);
  if (key === undefined || !(await adminUpdate?.(action.on, key, state))) return false;
  const offered = isOffered(action, state);
  const text = Object.entries(state)
    .map(([field, value]) => `${field}=${value}`)
    .join(',');
  const label = `${operation.id}: ${action.name} at ${text}`;
  const exchange = await runner.step(label, request.caller, {
    id: operation.id,
    fields,
    options: {
      relations: offered ? 'once' : 'none',
    },
  });
  judge(scenario, { action, state: text, offered }, exchange);
  return codeOf(exchange) !== notBuilt;
}

/** Where the action itself leads to a state in which it is not offered, once more is refused. */
async function runActionAgain(
  scenario: ScenarioContext,
  operation: ContractOperation,
  action: Action,
): Promise<void> {
  const { actors, runner } = scenario;
  const request = await validRequest(operation.id, actors);
  if ('why' in request) return;
  const fields = { ...request.fields, ...choiceOf(action) };
  const [row] = action.when;
  const before = Object.fromEntries(Object.entries(row ?? {}).map(([name, [value]]) => [name, value]));
  const leaves = action.sets !== undefined && !isOffered(action, { ...before, ...action.sets });
  if (!leaves) return;
  const quiet = { relations: 'none' } as const;
  const done = await runner.step(`${operation.id}: ${action.name}`, request.caller, {
    id: operation.id,
    fields,
    options: quiet,
  });
  if (codeOf(done) !== 0) return;
  const label = `${operation.id}: ${action.name} again`;
  const again = await runner.step(label, request.caller, { id: operation.id, fields, options: quiet });
  judge(scenario, { action, state: 'done already', offered: false }, again);
}

/** Every action in every state that can be brought about: refused where it is not offered, done where it is. */
export async function runActions(scenario: ScenarioContext): Promise<string[]> {
  const notes: string[] = [];
  for (const operation of scenario.actors.contract.operations) {
    if (!scenario.isSelected(operation.id) || !scenario.runner.covered.has(operation.id)) continue;
    for (const action of operation.actions) {
      let covered = 0;
      for (const state of statesOf(scenario.actors.contract, action).slice(0, mostStates))
        if (await runInState(scenario, operation, action, state)) covered += 1;
      if (covered === 0)
        notes.push(`${operation.id}: the states of ${action.on} cannot be brought about for ${action.name}`);
      await runActionAgain(scenario, operation, action);
    }
  }
  return notes;
}
