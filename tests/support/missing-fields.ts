import { readFileSync } from 'node:fs';
import { parseJson } from '#domain/wire/parse-json.ts';

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let described: Described | undefined;

/** The required fields of a call, as the description has them, that were sent empty or not at all, with its operationId before each. */
export function missingFields(method: string, path: string, fields: Iterable<[string, unknown]>): string[] {
  described ??= parseJson<Described>(readFileSync('generated/openapi.json', 'utf8'));
  const { paths, components } = described;
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return [];
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) =>
    schema.$ref ? components.schemas[schema.$ref.replace('#/components/schemas/', '')] : schema,
  );
  const queried = operation.parameters?.filter((one) => one.in === 'query' && one.required) ?? [];
  const required = [
    ...queried.flatMap(({ name }) => name ?? []),
    ...bodies.flatMap((schema) => schema?.required ?? []),
  ];
  const sent = new Map(fields);
  return required
    .filter((name) => (sent.get(name) ?? '') === '')
    .map((name) => `${operation.operationId} without ${name}`);
}
