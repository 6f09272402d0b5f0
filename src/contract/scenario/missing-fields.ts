import { asObject, isObject, type Json, pointerSteps } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { Finding } from '../finding.ts';
import type { ScenarioRunner } from './scenario-runner.ts';

/** The component that a schema refers to, through a list too; undefined for one that is written in place. */
function componentOf(node: Json | undefined): string | undefined {
  const { $ref } = asObject(node);
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** `Component.field` for a place in the response of an operation, where the field belongs to a component. */
function ownedField(contract: Contract, { success }: ContractOperation, place: string): string | undefined {
  const { document } = contract.description;
  const steps = pointerSteps(place);
  let node: Json = success ?? {};
  for (const step of steps.slice(0, -1)) {
    const schema = resolveRef(document, node);
    node = (step === '*' ? schema.items : asObject(schema.properties)[step]) ?? {};
  }
  const component = componentOf(node);
  return component && `${component}.${steps.at(-1)}`;
}

/** Every `Component.field` below a schema. */
function fieldsBelow({ description: { document } }: Contract, root: Json): Set<string> {
  const fields = new Set<string>();
  const entered = new Set<string>();
  const visit = (node: Json): void => {
    const component = componentOf(node);
    if (component !== undefined) {
      if (entered.has(component)) return;
      entered.add(component);
    }
    const schema = resolveRef(document, node);
    for (const [name, one] of Object.entries(asObject(schema.properties))) {
      if (component !== undefined) fields.add(`${component}.${name}`);
      visit(one);
    }
    if (isObject(schema.items)) visit(schema.items);
  };
  visit(root);
  return fields;
}

/** Names that only operations without a handler give a value to: those of their requests, and the keys of their entries. */
function waitingNames(contract: Contract, isBuilt: (id: string) => boolean): Set<string> {
  const names = (operation: ContractOperation) => [
    ...Object.keys(operation.request.fields),
    ...[operation.place.key].filter((key) => typeof key === 'string'),
  ];
  const waiting = contract.operations.filter(({ id }) => !isBuilt(id)).flatMap(names);
  return new Set(waiting);
}

/**
 * Fields of the description that were in no response of a whole scenario. One that another operation returns in the same component
 * is there; one that a call without a handler would set cannot be.
 */
export function neverSeen(contract: Contract, runner: ScenarioRunner): Finding[] {
  const found = runner.seen.findings('server');
  const isBuilt = (id: string) => runner.codes.get(id)?.has(0) === true;
  const waiting = waitingNames(contract, isBuilt);
  const keyOf = ({ operation, at }: Finding) =>
    ownedField(contract, contract.operation(operation), at.replace('response#', ''));
  const seenElsewhere = new Set<string>();
  for (const operation of contract.operations.filter(({ id }) => isBuilt(id))) {
    const unseenHere = new Set(found.filter((one) => one.operation === operation.id).map(keyOf));
    for (const field of fieldsBelow(contract, operation.success ?? {}))
      if (!unseenHere.has(field)) seenElsewhere.add(field);
  }
  const reported = new Set<string>();
  return found.filter((one) => {
    const key = keyOf(one) ?? `${one.operation} ${one.at}`;
    const name = pointerSteps(one.at.replace('response#', '')).at(-1) ?? '';
    if (reported.has(key) || waiting.has(name) || seenElsewhere.has(key)) return false;
    reported.add(key);
    return true;
  });
}
