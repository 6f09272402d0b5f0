import { asObject, type Json } from '#description/json.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { sampleValue } from './sample-value.ts';

/** Typed values of the fields of a request, by name; those of the transport are not among them. */
export type Values = Readonly<Record<string, Json | File>>;

/** Names of the fields that a page fills in. */
export function ownFields({ request }: ContractOperation): string[] {
  return Object.keys(request.fields).filter((name) => !request.fields[name]?.transport);
}

/** A value that the description allows for a field of a request. */
export function sampleField(contract: Contract, operation: ContractOperation, name: string): Json | File {
  if (operation.request.fields[name]?.kind === 'file') return sampleFile(operation, name);
  return sampleValue(contract, fieldSchemaOf(operation, name));
}

/** The schema of a field, of its decoded value where it carries JSON text. */
export function fieldSchemaOf({ request }: ContractOperation, name: string): Json {
  return asObject(request.schema.properties)[name] ?? {};
}

/** A small file of a type that the field takes. */
export function sampleFile(operation: ContractOperation, name: string, size = 16): File {
  const [extension = '.txt'] = fileRules(operation, name).extensions;
  return new File(['a'.repeat(size)], `sample${extension}`, { type: 'text/plain' });
}

export interface FileRules {
  /** In lower case, with the dot; empty where every type is taken. */
  readonly extensions: readonly string[];
  readonly maxBytes: number | undefined;
}

/** What `x-widget` of a file field says; a plain text comes first, because it has no form that a server could look into. */
export function fileRules({ body }: ContractOperation, name: string): FileRules {
  const { extensions, maxBytes } = asObject(asObject(asObject(body?.properties)[name])['x-widget']);
  const listed = Array.isArray(extensions) ? extensions.map(String) : [];
  return {
    extensions: [...listed].sort((a, b) => Number(b === '.txt') - Number(a === '.txt')),
    maxBytes: typeof maxBytes === 'number' ? maxBytes : undefined,
  };
}

/** Adds what a request still lacks: required fields, and those that others bring with them (`dependentRequired`, `if`). */
export function completeValues(contract: Contract, operation: ContractOperation, values: Values): Values {
  const all: Record<string, Json | File> = { ...values };
  const validate = contract.validator(operation.request.schema);
  for (let round = 0; round < 10; round += 1) {
    const sent: unknown = all;
    const isAllowed: boolean = validate(sent);
    if (isAllowed) return all;
    const missing = (validate.errors ?? [])
      .filter(({ instancePath, keyword }) => instancePath === '' && /required/i.test(keyword))
      .map(({ params }) => String(params.missingProperty))
      .filter((name) => !(name in all));
    if (missing.length === 0) return all;
    for (const name of missing) all[name] = sampleField(contract, operation, name);
  }
  return all;
}

/** The smallest request that the description allows. */
export function smallestRequest(contract: Contract, operation: ContractOperation): Values {
  return completeValues(contract, operation, {});
}

/** A request with every field that the description knows. */
export function fullRequest(contract: Contract, operation: ContractOperation): Values {
  const names = ownFields(operation);
  return completeValues(
    contract,
    operation,
    Object.fromEntries(names.map((name) => [name, sampleField(contract, operation, name)])),
  );
}
