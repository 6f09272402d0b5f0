import { Ajv2020 } from 'ajv/dist/2020.js';
import { recordOf } from '#domain/record-of.ts';
import description from '#generated/openapi.json' with { type: 'json' };
import type { OperationId } from '#generated/transport.ts';
import { transport } from '#generated/transport.ts';
import type { WireAnswer } from '../shop.ts';

interface Header {
  readonly required?: boolean;
  readonly schema: { readonly type: string };
}
interface Referring {
  readonly $ref?: string;
}
interface Response {
  readonly headers?: Readonly<Record<string, Header | Referring>>;
}

interface Described {
  readonly responses: Readonly<Record<string, Response>>;
}

const ajv = new Ajv2020({ strict: false });

function resolveRef<T>(node: T | Referring): T {
  const { $ref } = recordOf(node);
  if (typeof $ref !== 'string') return node as T; // Without a reference it is the node itself.
  const steps = $ref.split('/').slice(1);
  const found: unknown = steps.reduce<unknown>((at, step) => recordOf(at)[step], description);
  return found as T; // A reference leads to a node of the kind that its place asks for; Redocly checks that.
}

function responseOf(id: OperationId, status: number): Response | undefined {
  const { method, path } = transport[id];
  const paths: Readonly<Record<string, object>> = description.paths;
  // Path items hold operations only: their parameters are in the operations.
  const operations = paths[path] as Readonly<Record<string, Described>> | undefined;
  const responses = operations?.[method.toLowerCase()]?.responses ?? {};
  const found = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  return found && resolveRef<Response>(found);
}

/** How the status and headers of an answer differ from the description. For tests. */
export function headerViolations(id: OperationId, { status, headers }: WireAnswer): string[] {
  const response = responseOf(id, status);
  if (!response) return [`status ${status} is not described`];
  const promised = Object.entries(response.headers ?? {});
  const known = new Set([...promised.map(([name]) => name.toLowerCase()), 'content-type']);
  const unknown = Object.keys(headers).filter((name) => !known.has(name));
  const wrong = promised.flatMap(([name, node]) => {
    const { required, schema } = resolveRef<Header>(node);
    const value = headers[name.toLowerCase()];
    if (value === undefined) return required ? [`${name} is missing`] : [];
    const typed = schema.type === 'integer' ? Number(value) : value;
    return ajv.validate(schema, typed) ? [] : [`${name} is ${value}`];
  });
  const type = headers['content-type']?.startsWith('application/json') ? [] : ['no JSON'];
  return [...wrong, ...type, ...unknown.map((name) => `${name} is not described`)];
}
