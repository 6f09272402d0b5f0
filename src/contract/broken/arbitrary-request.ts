import * as fc from 'fast-check';
import { asList } from '#description/json.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import { fittingValue, oddText } from './arbitrary-value.ts';
import type { SentFields } from './broken-request.ts';
import { fieldSchemaOf, ownFields, sampleFile } from './request-base.ts';
import { sentFields } from './sent-fields.ts';
import { undescribed } from './value-variants.ts';

/** One change of a request that fits: another text under a name, once more under it, or nothing. */
interface Change {
  readonly name: string;
  readonly values: readonly string[];
}

/** Steps that a URL takes for a way up or for none are another path. */
const noStep = new Set(['', '.', '..']);

function applyChanges(
  operation: ContractOperation,
  fields: SentFields,
  changes: readonly Change[],
): SentFields {
  const all: Record<string, readonly (string | File)[]> = { ...fields };
  for (const { name, values } of changes) {
    const [first = ''] = values;
    const isStep = operation.request.fields[name]?.in === 'path';
    // A multipart body has line breaks of its own kind, whatever was signed.
    const sent =
      operation.encoding === 'multipart' ? values.map((text) => text.replace(/[\r\n]/g, ' ')) : values;
    all[name] = isStep ? [noStep.has(first) ? 'x' : first] : sent;
  }
  return all;
}

/** Requests of an operation that fit its description, some of them changed in one or two places. */
export function arbitraryRequest(contract: Contract, operation: ContractOperation): fc.Arbitrary<SentFields> {
  const names = ownFields(operation);
  const required = new Set(asList(operation.request.schema.required).map(String));
  const fitting = fc.record(
    Object.fromEntries(
      names.map((name) => [
        name,
        operation.request.fields[name]?.kind === 'file'
          ? fc.constant(sampleFile(operation, name))
          : fittingValue(contract, fieldSchemaOf(operation, name)),
      ]),
    ),
    { requiredKeys: names.filter((name) => required.has(name)), noNullPrototype: true },
  );
  const change = fc.record({
    name: fc.constantFrom(...names, 'language', undescribed),
    values: fc.array(oddText, { minLength: 0, maxLength: 2 }),
  });
  const changes = fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(change, { minLength: 1, maxLength: 2 }) },
  );
  return fc
    .tuple(fitting, changes)
    .map(([values, made]) => applyChanges(operation, sentFields(operation, values), made));
}
