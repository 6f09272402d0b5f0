import type { Contract, ContractOperation } from '#contract/contract.ts';
import {
  asList,
  asObject,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  pointerSteps,
} from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';

/** A member of a response that the description knows. */
export interface Place {
  /** JSON pointer; `*` stands for every item of a list. */
  readonly pointer: string;
  readonly name: string;
  /** References followed. */
  readonly schema: JsonObject;
  /** The component that the member refers to. */
  readonly component: string | undefined;
  readonly required: boolean;
}

const known = new WeakMap<ContractOperation, readonly Place[]>();

function componentOf(schema: Json | undefined): string | undefined {
  const { $ref } = asObject(schema);
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

/** Every member of the response with code 0; a schema inside itself is entered once. */
export function placesOf({ description }: Contract, operation: ContractOperation): readonly Place[] {
  const found = known.get(operation);
  if (found) return found;
  const places: Place[] = [];
  const walk = (node: Json | undefined, pointer: string, above: readonly string[]): void => {
    const component = componentOf(node);
    if (component !== undefined && above.includes(component)) return;
    const inside = component === undefined ? above : [...above, component];
    const schema = resolveRef(description.document, node);
    for (const part of ['allOf', 'oneOf', 'anyOf'])
      for (const one of asList(schema[part])) walk(one, pointer, inside);
    if (isObject(schema.items)) walk(schema.items, `${pointer}/*`, inside);
    const required = new Set(asList(schema.required));
    for (const [name, member] of Object.entries(asObject(schema.properties))) {
      const below = `${pointer}/${pointerStep(name)}`;
      places.push({
        pointer: below,
        name,
        component: componentOf(member),
        required: required.has(name),
        schema: resolveRef(description.document, member),
      });
      walk(member, below, inside);
    }
  };
  walk(operation.success, '', []);
  known.set(operation, places);
  return places;
}

/** Put in place of a value: the member is not there. */
export const gone = Symbol('gone');
/** The new value, or undefined to leave it. */
export type Change = (value: Json, holder: JsonObject | Json[]) => Json | typeof gone | undefined;

/** Changes what is at a pointer, with `*` everywhere; returns how often. Works on the value itself. */
export function changeAt(root: Json, pointer: string, change: Change): number {
  let changes = 0;
  const walk = (holder: Json | undefined, steps: readonly string[]): void => {
    const [step, ...more] = steps;
    if (step === undefined || typeof holder !== 'object' || holder === null) return;
    const list = Array.isArray(holder);
    const keys = step === '*' && list ? [...holder.keys()] : [list ? Number(step) : step];
    for (const key of keys) {
      const value = list ? holder[Number(key)] : holder[String(key)];
      if (value === undefined) continue;
      if (more.length > 0) {
        walk(value, more);
        continue;
      }
      const next = change(value, holder);
      if (next === undefined) continue;
      changes += 1;
      if (list) {
        if (next === gone) holder.splice(Number(key), 1);
        else holder[Number(key)] = next;
      } else if (next === gone) delete holder[String(key)];
      else holder[String(key)] = next;
    }
  };
  walk(root, pointerSteps(pointer));
  return changes;
}

/** Everything that is at a pointer. */
export function valuesAt(root: Json, pointer: string): Json[] {
  const values: Json[] = [];
  changeAt(root, pointer, (value) => {
    values.push(value);
    return undefined;
  });
  return values;
}
