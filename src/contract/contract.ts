import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { listActions } from '#description/actions.ts';
import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import { plainSchema } from '#description/json-schema.ts';
import { isKeyed, resolveRef } from '#description/operations.ts';
import { type PlannedRequest, planRequest } from '#description/request-plan.ts';
import type { Action } from '#domain/actions/offered.ts';
import { formats } from '#domain/wire/formats.ts';
import type { Relation } from './relation.ts';

/** One operation with what the checks ask about it again and again. */
export interface ContractOperation extends Operation {
  /** How the fields of a request are read, and the schema of the values that come out. */
  readonly request: PlannedRequest;
  readonly relations: readonly Relation[];
  readonly actions: readonly Action[];
  /** `x-mock`: the collection that it reads or changes, the verb, the key. */
  readonly place: JsonObject;
  /** Requires an Idempotency-Key. */
  readonly keyed: boolean;
  /** Its first response to a key is kept. */
  readonly idempotent: boolean;
  /** The entries that it names belong to members. */
  readonly owned: boolean;
  /** Seconds until it may be called again; 0 where it may at once. */
  readonly cooldown: number;
  /** The headers that the response 200 promises, references followed; name in lower case. */
  readonly headers: ReadonlyMap<string, JsonObject>;
}

/** The description as the checks read it. */
export interface Contract {
  readonly description: Description;
  readonly operations: readonly ContractOperation[];
  /** Throws for an id that the description does not have. */
  readonly operation: (id: string) => ContractOperation;
  /** The operation of a method and a path as they are in a request, with the values of the path. */
  readonly find: (method: string, path: string) => FoundOperation | undefined;
  /** A validator of a schema of the description, references included; compiled once per schema object. */
  readonly validator: (schema: Json) => ValidateFunction;
}

export interface FoundOperation {
  readonly operation: ContractOperation;
  readonly path: Readonly<Record<string, string>>;
}

function readOperation(description: Description, operation: Operation): ContractOperation {
  const { document } = description;
  const { node } = operation;
  const response = resolveRef(document, asObject(node.responses)['200']);
  const cooldown = node['x-cooldown'];
  return {
    ...operation,
    request: planRequest(document, operation),
    // `npm run check:description` holds both extensions against their schema.
    relations: asList(node['x-relations']) as unknown as Relation[],
    actions: listActions([operation]).map(
      // As above.
      (row) => ({ ...row.node, operation: operation.id }) as unknown as Action,
    ),
    place: asObject(node['x-mock']),
    keyed: isKeyed(operation),
    idempotent: node['x-idempotent'] === true,
    owned: node['x-owned'] === true,
    cooldown: typeof cooldown === 'number' ? cooldown : 0,
    headers: new Map(
      Object.entries(asObject(response.headers)).map(([name, header]) => [
        name.toLowerCase(),
        resolveRef(document, header),
      ]),
    ),
  };
}

function finder(operations: readonly ContractOperation[]): Contract['find'] {
  const patterns = operations.map((operation) => ({
    operation,
    pattern: new RegExp(
      `^${operation.path.replace(/[.+*]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    ),
  }));
  return (method, path) => {
    for (const { operation, pattern } of patterns) {
      const match = operation.method === method.toLowerCase() ? pattern.exec(path) : null;
      if (match) return { operation, path: { ...match.groups } };
    }
    return undefined;
  };
}

function compiler({ document }: Description): Contract['validator'] {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    validateFormats: true,
    formats,
  });
  const refer = (name: string) => `/components/${name}`;
  for (const [name, schema] of Object.entries(asObject(asObject(document.components).schemas)))
    ajv.addSchema({ ...asObject(plainSchema(schema, refer)), $id: refer(name) });
  const compiled = new Map<Json, ValidateFunction>();
  return (schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(asObject(plainSchema(schema, refer)));
    compiled.set(schema, validate);
    return validate;
  };
}

/**
 * What the checks read of a description (`loadDescription` of the code generators). Its validators are compiled from the
 * description itself, not taken from `generated/`: what is generated is one of the things that are checked.
 */
export function readContract(description: Description): Contract {
  const operations = description.operations.map((operation) => readOperation(description, operation));
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return {
    description,
    operations,
    operation: (id) => {
      const found = byId.get(id);
      if (!found) throw new Error(`The description has no operation ${asText(id)}`);
      return found;
    },
    find: finder(operations),
    validator: compiler(description),
  };
}
