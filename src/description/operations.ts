import type { Access, Code, Encoding, Method, Operation, Parameter } from './description.ts';
import {
  asList,
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  valueAt,
} from './json.ts';

const methods: readonly Method[] = ['get', 'post', 'put', 'delete'];

const encodings: readonly (readonly [string, Encoding])[] = [
  ['application/x-www-form-urlencoded', 'form'],
  ['multipart/form-data', 'multipart'],
  ['application/json', 'json'],
];

/** The object that a local reference names (chains are followed, siblings win, what either requires is required); an object without `$ref` is itself. */
export function resolveRef(document: JsonObject, node: Json | undefined): JsonObject {
  const object = asObject(node);
  const ref = object.$ref;
  if (typeof ref !== 'string') return object;
  const { $ref: _, ...siblings } = object;
  const target = resolveRef(document, valueAt(document, ref.slice(1)));
  const required = [...new Set([...asList(target.required), ...asList(siblings.required)])];
  return { ...target, ...siblings, ...(required.length > 0 ? { required } : {}) };
}

/** Every operation of a bundled OpenAPI 3.1 document, in the order of its paths. */
export function listOperations(document: JsonObject, codes: readonly Code[]): Operation[] {
  const everywhere = codes.filter((code) => code.everywhere).map((code) => code.code);
  return Object.entries(asObject(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const node = asObject(item)[method];
      return isObject(node)
        ? [readOperation(document, { path, method, node, item: asObject(item), everywhere })]
        : [];
    }),
  );
}

interface Place {
  readonly path: string;
  readonly method: Method;
  readonly node: JsonObject;
  readonly item: JsonObject;
  readonly everywhere: readonly number[];
}

function readOperation(document: JsonObject, { path, method, node, item, everywhere }: Place): Operation {
  const content = asObject(resolveRef(document, node.requestBody).content);
  const [type, encoding] = encodings.find(([name]) => name in content) ?? [undefined, 'none' as const];
  return {
    id: asText(node.operationId),
    area: asText(asList(node.tags)[0]),
    method,
    path,
    pointer: `/paths/${pointerStep(path)}/${method}`,
    node,
    access: accessOf(node, document),
    isForPartners: asList(node.security).some((one) => 'partnerKey' in asObject(one)),
    encoding,
    parameters: [...asList(item.parameters), ...asList(node.parameters)].map((one) =>
      readParameter(document, one),
    ),
    body: type === undefined ? undefined : resolveRef(document, asObject(content[type]).schema),
    success: successSchema(document, node),
    codes: [...new Set([0, ...declaredCodes(node), ...everywhere])].sort((a, b) => a - b),
  };
}

/** What `x-codes` of an operation lists. */
export function declaredCodes(node: JsonObject): number[] {
  return asList(node['x-codes']).filter((code) => typeof code === 'number');
}

/** Names of the properties that the transport fills in; the mark may be on the schema that a property refers to. */
export function transportNames(document: JsonObject, properties: Json | undefined): string[] {
  return Object.entries(asObject(properties))
    .filter(([, schema]) => resolveRef(document, schema)['x-transport'] !== undefined)
    .map(([name]) => name);
}

/** Whether its requests carry an Idempotency-Key. */
export function isKeyed({ parameters }: Pick<Operation, 'parameters'>): boolean {
  return parameters.some((one) => one.transport === 'idempotencyKey');
}

function readParameter(document: JsonObject, node: Json): Parameter {
  const parameter = resolveRef(document, node);
  const place = asText(parameter.in);
  return {
    name: asText(parameter.name),
    in: place === 'path' || place === 'header' ? place : 'query',
    required: parameter.required === true,
    transport: typeof parameter['x-transport'] === 'string' ? parameter['x-transport'] : undefined,
    schema: { ...resolveRef(document, parameter.schema), description: parameter.description ?? '' },
  };
}

/** A list of alternatives with and without the member's token means "optional" (OpenAPI security requirements). */
function accessOf(node: JsonObject, document: JsonObject): Access {
  const alternatives = asList(node.security ?? document.security).map(asObject);
  const withToken = alternatives.filter((one) => 'memberToken' in one);
  if (withToken.length === 0) return 'public';
  return withToken.length === alternatives.length ? 'member' : 'optional';
}

/** The answer 200 is `oneOf: [success, Refusal]`; the first of the two is the success. */
function successSchema(document: JsonObject, node: JsonObject): JsonObject | undefined {
  const answer = resolveRef(document, asObject(node.responses)['200']);
  const schema = asObject(asObject(answer.content)['application/json']).schema;
  if (!isObject(schema)) return undefined;
  const first = asList(schema.oneOf)[0];
  return isObject(first) ? first : schema;
}
