import { asObject, isObject, type Json, type JsonObject, pointerStep } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { codeOf, type Exchange } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import { describedValues } from './described.ts';

/** Remembers which fields of the description came in responses with code 0. */
export interface SeenFields {
  readonly add: (exchange: Exchange) => void;
  /**
   * `field-never-seen` for every optional field of an operation that was in none of its responses, although what holds it was.
   * Operations without a success are left out: nothing is known about them.
   */
  readonly findings: (check: CheckName) => Finding[];
}

/** Collects which fields of the description answers have. Members with a name of a pattern (`column101`) count as one. */
export function seenFields(contract: Contract): SeenFields {
  const seen = new Map<string, Set<string>>();
  const add = (exchange: Exchange): void => {
    const { operation, json } = exchange;
    if (!operation?.success || json === undefined || codeOf(exchange) !== 0) return;
    const places = seen.get(operation.id) ?? new Set<string>();
    seen.set(operation.id, places);
    for (const place of valuePlaces(contract, operation.success, json)) places.add(place);
  };
  const findings = (check: CheckName) =>
    [...seen].flatMap(([id, places]) => {
      const operation = contract.operation(id);
      return neverSeen(contract, operation, places).map((at): Finding => {
        const expected = 'a field of the description';
        return {
          check,
          kind: 'field-never-seen',
          operation: id,
          at: `response#${at}`,
          expected,
          actual: 'in no response',
        };
      });
    });
  return { add, findings };
}

/** The places of all values, each item of a list as `*`; of an object, `place/` records that there was one. */
function* valuePlaces(contract: Contract, schema: Json, json: Json): Generator<string> {
  for (const { pointer, value } of describedValues(contract, schema, json)) {
    const place = pointer.replace(/\/[0-9]+(?=\/|$)/g, '/*');
    yield place;
    if (isObject(value)) yield `${place}/`;
  }
}

function neverSeen(
  contract: Contract,
  { success }: ContractOperation,
  places: ReadonlySet<string>,
): string[] {
  const never: string[] = [];
  const visit = (schema: JsonObject, place: string): void => {
    const { document } = contract.description;
    if (!places.has(place)) {
      never.push(place);
      return;
    }
    if (isObject(schema.items)) {
      const inner = resolveRef(document, schema.items);
      if (places.has(`${place}/*`)) visit(inner, `${place}/*`);
    }
    if (!places.has(`${place}/`)) return;
    for (const [name, one] of Object.entries(asObject(schema.properties)))
      if (!isRecursive(place, name)) visit(resolveRef(document, one), `${place}/${pointerStep(name)}`);
  };
  if (success) visit(resolveRef(contract.description.document, success), '');
  return never;
}

/** A tree ends somewhere: the same list inside itself need not be there at every depth. */
function isRecursive(place: string, name: string): boolean {
  return place.split('/').includes(name);
}
