import { asList, asObject, isObject, type Json, pointerStep } from '#description/json.ts';
import { codes, constants, httpStatus } from '#generated/constants.ts';
import type { Contract, ContractOperation } from '../contract.ts';
import type { BrokenRequest, ExpectedOutcome } from './broken-request.ts';
import {
  completeValues,
  fullRequest,
  ownFields,
  sampleField,
  smallestRequest,
  type Values,
} from './request-base.ts';
import { textVariants } from './scalar-variants.ts';
import { sentFields, usualPlace } from './sent-fields.ts';
import { sampleText } from './text-values.ts';
import { undescribed } from './value-variants.ts';

type Rest = Partial<BrokenRequest> & Pick<BrokenRequest, 'fields'>;

const expectRefusal = (...fields: string[]): ExpectedOutcome => ({ kind: 'refused', fields });
const allowed: ExpectedOutcome = { kind: 'allowed' };
const wrongMediaType: ExpectedOutcome = {
  kind: 'answered',
  status: httpStatus.mediaTypeRefused,
  code: codes.mediaTypeRefused,
};
const languages = ['zh_CN', 'en_US'];

function without(values: Values, name: string): Values {
  const { [name]: _, ...rest } = values;
  return rest;
}

/** Makes the rows of one operation; `field` is the place, '' for the whole request. */
function rowsOf(operation: ContractOperation) {
  return (
    field: string,
    what: string,
    {
      expected,
      outcome,
      sent,
    }: { readonly expected: string; readonly outcome: ExpectedOutcome; readonly sent: Rest },
  ): BrokenRequest => ({
    operation: operation.id,
    at: field === '' ? '' : `/${pointerStep(field)}`,
    what,
    expected,
    expectedOutcome: outcome,
    ...sent,
  });
}

/** Fields that are missing: required ones, those that another one brings with it, those that a value of another one wants. */
export function missingFields(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const row = rowsOf(operation);
  const { schema } = operation.request;
  const base = smallestRequest(contract, operation);
  const full = fullRequest(contract, operation);
  const inPath = (name: string) => operation.request.fields[name]?.in === 'path';
  const breakByLeavingOut = (name: string, expected: string, values: Values) =>
    row(name, expected === 'required' ? 'missing' : `missing, ${expected}`, {
      expected,
      outcome: expectRefusal(name),
      sent: {
        fields: sentFields(operation, without(values, name)),
      },
    });
  const required = asList(schema.required)
    .map(String)
    .filter((name) => !inPath(name));
  const brought = new Set(
    Object.values(asObject(schema.dependentRequired)).flatMap((names) => asList(names).map(String)),
  );
  return [
    ...required.map((name) => breakByLeavingOut(name, 'required', base)),
    ...[...brought].map((name) => breakByLeavingOut(name, 'required with the other fields', full)),
    ...conditions(schema).flatMap(({ when, required: names }) =>
      names.map((name) =>
        breakByLeavingOut(
          name,
          `required with ${JSON.stringify(when)}`,
          completeValues(contract, operation, { ...base, ...when }),
        ),
      ),
    ),
  ];
}

/** `if: {properties: {a: {enum: […]}}}, then: {required: […]}`, one row for each value. */
function conditions(
  schema: Readonly<Record<string, Json>>,
): { when: Record<string, Json>; required: string[] }[] {
  const required = asList(asObject(schema.then).required).map(String);
  return Object.entries(asObject(asObject(schema.if).properties)).flatMap(([name, one]) => {
    const { enum: values, const: only } = asObject(one);
    return asList(values ?? (only === undefined ? [] : [only])).map((value) => ({
      when: { [name]: value },
      required,
    }));
  });
}

/** Undescribed fields, and described ones that are repeated. */
export function unknownAndRepeated(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const row = rowsOf(operation);
  const base = smallestRequest(contract, operation);
  const fields = sentFields(operation, base);
  const [first] = ownFields(operation);
  const names = [undescribed, ...(first ? [`${first}x`] : [])];
  const unknown = names.map((name) =>
    row(name, 'unknown field', {
      expected: 'no other fields',
      outcome: expectRefusal(name),
      sent: { fields: { ...fields, [name]: ['1'] } },
    }),
  );
  const query: [string, string][] = [[undescribed, '1']];
  const misplaced = row(undescribed, 'unknown field in the query', {
    expected: 'no query',
    outcome: expectRefusal(undescribed),
    sent: {
      fields,
      query,
    },
  });
  const repeated = ownFields(operation)
    .filter((name) => {
      const plan = operation.request.fields[name];
      return plan?.in !== 'path' && !plan?.many;
    })
    .map((name) => {
      const sent = sentFields(
        operation,
        completeValues(contract, operation, {
          ...base,
          [name]: base[name] ?? sampleField(contract, operation, name),
        }),
      );
      return row(name, 'is repeated', {
        expected: 'once',
        outcome: expectRefusal(name),
        sent: {
          fields: { ...sent, [name]: [...(sent[name] ?? []), ...(sent[name] ?? [])] },
        },
      });
    });
  return [
    ...unknown,
    ...(usualPlace(operation) === 'form' ? [misplaced] : []),
    ...repeated,
    row('language', 'comes twice', {
      expected: 'once',
      outcome: expectRefusal('language'),
      sent: {
        fields: { ...fields, language: ['en_US', 'en_US'] },
      },
    }),
    row('token', 'comes twice', {
      expected: 'once',
      outcome: expectRefusal('token'),
      sent: { fields, repeatsToken: true },
    }),
  ];
}

/** The language, the key of a write, and the request as small and as large as it may be. */
export function transportBreaks(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const row = rowsOf(operation);
  const fields = sentFields(operation, smallestRequest(contract, operation));
  const expected = `one of ${languages.join(', ')}`;
  const wrong = ['en', ''].map((text) =>
    row('language', `'${text}' is not in the list`, {
      expected,
      outcome: expectRefusal('language'),
      sent: {
        fields: { ...fields, language: [text] },
      },
    }),
  );
  const right = languages.map((text) =>
    row('language', `${text} of the list`, {
      expected,
      outcome: allowed,
      sent: { fields: { ...fields, language: [text] } },
    }),
  );
  return [
    ...wrong,
    ...right,
    row('language', 'missing', {
      expected: 'may be missing',
      outcome: allowed,
      sent: { fields: { ...fields, language: [] } },
    }),
    ...headerBreaks(operation).map(({ header, what, expected: limit, value, isAllowed }) =>
      row(header, what, {
        expected: limit,
        outcome: isAllowed ? allowed : expectRefusal(header),
        sent: {
          fields,
          headers: { [header.toLowerCase()]: value },
        },
      }),
    ),
    ...operation.parameters
      .filter((one) => one.in === 'header' && one.required && !isSignature(one))
      .map(({ name }) =>
        row(name, 'missing', {
          expected: 'required',
          outcome: expectRefusal(name),
          sent: { fields, withoutHeader: name.toLowerCase() },
        }),
      ),
    row('', 'only what is required', {
      expected: 'the rest may be missing',
      outcome: allowed,
      sent: { fields },
    }),
    row('', 'with every field', {
      expected: 'known fields',
      outcome: allowed,
      sent: {
        fields: sentFields(operation, fullRequest(contract, operation)),
      },
    }),
  ];
}

const isSignature = ({ name }: { readonly name: string }) => /^x-(timestamp|sign)$/i.test(name);

/** Headers of the description besides those of the signature, which has checks of its own. */
function headerBreaks(operation: ContractOperation) {
  const isSendable = (text: unknown) => /^[!-~]+$/.test(String(text));
  return operation.parameters
    .filter((one) => one.in === 'header' && !isSignature(one))
    .flatMap(({ name, schema }) => {
      const variants = textVariants(schema, sampleText(schema) ?? '', 'field');
      const makeBreak = (isAllowed: boolean) => (variant: (typeof variants.breaks)[number]) => ({
        header: name,
        what: variant.what,
        expected: variant.expected,
        value: String(variant.value),
        isAllowed,
      });
      return [...variants.breaks.map(makeBreak(false)), ...variants.edges.map(makeBreak(true))].filter(
        ({ value }) => isSendable(value),
      );
    });
}

/** Bodies of another media type than the form, and one larger than any server here reads. */
export function bodyBreaks(contract: Contract, operation: ContractOperation): BrokenRequest[] {
  const { encoding } = operation;
  if (encoding !== 'form' && encoding !== 'multipart') return [];
  const row = rowsOf(operation);
  const base = smallestRequest(contract, operation);
  const fields = sentFields(operation, base);
  const json = JSON.stringify(
    Object.fromEntries(
      Object.entries(base).filter(([, value]) => !(value instanceof File) && !isObject(value)),
    ),
  );
  const expected = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'multipart/form-data';
  const rows: readonly (readonly [string, Exclude<BrokenRequest['body'], undefined>])[] = [
    ['a body of JSON', { mediaType: 'application/json', text: json }],
    ['a body of plain text', { mediaType: 'text/plain', text: 'a=1' }],
    ['a body of XML', { mediaType: 'application/xml', text: '<a/>' }],
    encoding === 'form'
      ? ['a body of multipart/form-data', 'multipart']
      : ['a body of urlencoded fields', 'urlencoded'],
  ];
  const broken: typeof rows =
    encoding === 'multipart'
      ? [
          [
            'a multipart body that is none',
            { mediaType: 'multipart/form-data; boundary=edge', text: 'words' },
          ],
        ]
      : [];
  return [...rows, ...broken].map(([what, body]) =>
    row('', what, { expected, outcome: wrongMediaType, sent: { fields, body } }),
  );
}

/** A form larger than the limit that holds for all of them. */
export function tooLargeForm(contract: Contract, operation: ContractOperation): BrokenRequest {
  const text = `${undescribed}=${'a'.repeat(constants.bodyLimit)}`;
  return rowsOf(operation)('', 'a body that is too large', {
    expected: `at most ${constants.bodyLimit} bytes`,
    outcome: { kind: 'answered', status: httpStatus.bodyTooLarge, code: codes.bodyTooLarge },
    sent: {
      fields: sentFields(operation, smallestRequest(contract, operation)),
      body: { mediaType: 'application/x-www-form-urlencoded', text },
    },
  });
}
