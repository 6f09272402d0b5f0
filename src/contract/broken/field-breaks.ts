import { asObject, type Json, pointerStep } from '#description/json.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { BrokenRequest, ExpectedOutcome } from './broken-request.ts';
import { fileBreaks } from './file-breaks.ts';
import { completeValues, fieldSchemaOf, ownFields, smallestRequest, type Values } from './request-base.ts';
import { sampleValue } from './sample-value.ts';
import { sentFields } from './sent-fields.ts';
import { holdsZero, valueVariants } from './value-variants.ts';
import { inside, type Variant, type Variants } from './variant.ts';

const keepValue = (value: Json): Json => value;

/** What breaks a field or reaches its limits; the values are those of the field. */
function variantsOf(contract: Contract, operation: ContractOperation, name: string): Variants {
  const schema = fieldSchemaOf(operation, name);
  const plan = operation.request.fields[name];
  const variants = valueVariants(contract, schema, plan?.kind === 'json' ? 'json' : 'field');
  // An empty step makes another path of it, and no path carries U+0000 everywhere.
  const fitsPath = ({ value }: Variant) => value !== '' && !holdsZero(value);
  if (plan?.in !== 'path') return inside(variants, name, keepValue);
  const { breaks, edges } = variants;
  return inside({ breaks: breaks.filter(fitsPath), edges: edges.filter(fitsPath) }, name, keepValue);
}

function expectedOutcomeOf(variant: Variant, isAllowed: boolean): ExpectedOutcome {
  if (isAllowed) return { kind: 'allowed' };
  const [field = ''] = variant.path;
  const named = variant.path.join('.');
  // Nothing inside a JSON text with U+0000 is read.
  return { kind: 'refused', fields: holdsZero(variant.value) ? [named, field] : [named] };
}

function requestOf(
  operation: ContractOperation,
  variant: Variant,
  values: Values,
  isAllowed: boolean,
): BrokenRequest {
  return {
    operation: operation.id,
    at: variant.path.map((step) => `/${pointerStep(step)}`).join(''),
    what: variant.what,
    expected: variant.expected,
    expectedOutcome: expectedOutcomeOf(variant, isAllowed),
    fields: sentFields(operation, values),
  };
}

function ofVariants(
  contract: Contract,
  operation: ContractOperation,
  name: string,
  variants: Variants,
): BrokenRequest[] {
  const base = smallestRequest(contract, operation);
  const makeRequest = (variant: Variant, isAllowed: boolean) => {
    const values = completeValues(contract, operation, { ...base, [name]: variant.value });
    return requestOf(operation, variant, values, isAllowed);
  };
  return [
    ...variants.breaks.map((variant) => makeRequest(variant, false)),
    ...variants.edges.map((variant) => makeRequest(variant, true)),
  ];
}

/** Texts that are not JSON, and one that is too long for the field. */
function jsonTextBreaks(contract: Contract, operation: ContractOperation, name: string): BrokenRequest[] {
  const fields = sentFields(operation, smallestRequest(contract, operation));
  const text = JSON.stringify(sampleValue(contract, fieldSchemaOf(operation, name)));
  const most = operation.request.fields[name]?.maxText;
  const row = (
    what: string,
    expected: string,
    value: string,
    expectedOutcome: ExpectedOutcome,
  ): BrokenRequest => ({
    operation: operation.id,
    at: `/${pointerStep(name)}`,
    what,
    expected,
    expectedOutcome,
    fields: { ...fields, [name]: [value] },
  });
  const refused: ExpectedOutcome = { kind: 'refused', fields: [name] };
  const broken: readonly (readonly [string, string])[] = [
    ['empty', ''],
    ['an opening brace alone', '{'],
    ['without its last sign', text.slice(0, -1)],
    ['with a comma behind it', `${text},`],
    ['with single quotes', "[{'a':1}]"],
    ['words', 'words'],
  ];
  const rows = broken.map(([what, value]) => row(`no JSON: ${what}`, 'JSON text', value, refused));
  if (most === undefined) return rows;
  const expected = `at most ${most} characters`;
  return [
    ...rows,
    row('too long by one', expected, text.padEnd(most + 1), refused),
    row('the longest', expected, text.padEnd(most), { kind: 'allowed' }),
  ];
}

/** Requests that break one constraint of one field, or reach one of its limits. */
export function fieldBreaks(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  return ownFields(operation).flatMap((name) => {
    const plan = operation.request.fields[name];
    if (plan?.kind === 'file') return fileBreaks(contract, operation, name);
    const rows = ofVariants(contract, operation, name, variantsOf(contract, operation, name));
    return plan?.kind === 'json' ? [...rows, ...jsonTextBreaks(contract, operation, name)] : rows;
  });
}

/** Requests with a field whose name holds a number, `column101`. */
export function numberedBreaks(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const { schema, numbered } = operation.request;
  const patterns = Object.entries(asObject(schema.patternProperties));
  const base = smallestRequest(contract, operation);
  return Object.keys(numbered).flatMap((prefix) => {
    const name = `${prefix}101`;
    const found = patterns.find(([pattern]) => new RegExp(pattern, 'u').test(name));
    const rows = found
      ? ofVariants(
          contract,
          operation,
          name,
          inside(valueVariants(contract, found[1], 'field'), name, keepValue),
        )
      : [];
    const unknown = [prefix, `${prefix}x`, `${prefix}0`, `${prefix}-1`].map(
      (wrong): BrokenRequest => ({
        operation: operation.id,
        at: `/${wrong}`,
        what: 'no number in the name',
        expected: `${prefix} and a number from 1`,
        expectedOutcome: { kind: 'refused', fields: [wrong] },
        fields: { ...sentFields(operation, base), [wrong]: ['1'] },
      }),
    );
    return [...rows, ...unknown];
  });
}
