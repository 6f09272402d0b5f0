import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { WireRequest } from '#contract/exchange.ts';
import { asList, asObject, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import {
  anywhere,
  type Fits,
  mutatedAnswer,
  mutationOf,
  unchangedAnswer,
  withField,
  withPairs,
} from '../mutate.ts';
import { codeIn, jsonOf, type Mutation, type ReceivedRequest } from '../mutation.ts';
import { shuffle } from '../random.ts';
import { Memory } from './memory.ts';
import { numberAt, type RequestField, requestFields, textSchema } from './request-fields.ts';

const lenient = 'accepts too much';

type IsField = (field: RequestField) => boolean;
/** A text that the rule accepts. */
type Repair = (field: RequestField, received: ReceivedRequest, memory: Memory) => string | undefined;

function fieldsFor(is: IsField, contract: Contract, operation: ContractOperation): RequestField[] {
  return requestFields(contract, operation).filter(is);
}

/** A value that was accepted before, else the example of the description. */
const repairFromMemory: Repair = ({ name, ...field }, _, memory) => {
  const known = memory.acceptedHere.get(name) ?? memory.accepted.get(name);
  const { example, minimum, examples } = textSchema({ name, ...field });
  const shown = example ?? asList(examples)[0] ?? minimum;
  return known ?? (typeof shown === 'string' || typeof shown === 'number' ? String(shown) : undefined);
};

const repairRequired: Repair = (field, received, memory) =>
  field.required ? repairFromMemory(field, received, memory) : undefined;

interface Refused {
  readonly field: string;
  readonly rule: string;
}

function refusedFieldsIn(json: JsonObject | undefined): Refused[] {
  if (json?.code !== 4000) return [];
  return asList(asObject(json.params).fields).map((one) => {
    const { field, rule } = asObject(one);
    return { field: String(field), rule: String(rule) };
  });
}

/** A server that does not check one rule of one field: what breaks nothing else it carries out as if it were right. */
function uncheckedMutation(name: string, rule: string | undefined, is: IsField, repair: Repair): Mutation {
  const fits: Fits = (operation, contract) => fieldsFor(is, contract, operation).length > 0;
  return mutationOf(lenient, name, fits, ({ operation, contract, random }) => {
    const [field] = shuffle(fieldsFor(is, contract, operation), random);
    const memory = new Memory();
    return async (received, forward) => {
      const response = await forward();
      memory.note(received, response);
      const refused = refusedFieldsIn(jsonOf(response));
      const isOnly = refused.every((one) => one.field === field?.name && (rule ?? one.rule) === one.rule);
      if (!field || refused.length === 0 || !isOnly) return unchangedAnswer(response);
      const accepted = await forward(
        withField(received.request, field.name, repair(field, received, memory)),
      );
      return codeIn(accepted) === 4000 ? unchangedAnswer(response) : mutatedAnswer(accepted);
    };
  });
}

function has(keyword: string): IsField {
  return (field) => textSchema(field)[keyword] !== undefined;
}

function isOf(...types: string[]): IsField {
  return (field) => typesOf(textSchema(field)).some((type) => types.includes(type));
}

/** The first of each name. */
function withoutRepeats(request: WireRequest): WireRequest {
  return withPairs(request, (pairs) => {
    const seen = new Set<string>();
    return pairs.filter(([name]) => !seen.has(name) && seen.add(name));
  });
}

/** A server that takes a request which it should refuse with 4000 because of one rule, after changing it. */
function tolerantMutation(
  name: string,
  rule: string,
  change: (request: WireRequest, refused: readonly Refused[]) => WireRequest,
  fits: Fits = anywhere,
): Mutation {
  return mutationOf(lenient, name, fits, () => async ({ request }, forward) => {
    const response = await forward();
    const refused = refusedFieldsIn(jsonOf(response));
    if (refused.length === 0 || !refused.every((one) => one.rule === rule)) return unchangedAnswer(response);
    const accepted = await forward(change(request, refused));
    return codeIn(accepted) === 4000 ? unchangedAnswer(response) : mutatedAnswer(accepted);
  });
}

/** A body of another type, read as if it were the form. */
function formFrom(mediaType: string, text: string): [string, string][] | undefined {
  if (mediaType.includes('json')) {
    try {
      const fields = Object.entries(asObject(JSON.parse(text)));
      return fields.map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]);
    } catch {
      return undefined;
    }
  }
  return [...new URLSearchParams(text)];
}

/** A server that takes bodies which the description does not have. */
function otherBody(name: string, is: (mediaType: string) => boolean): Mutation {
  const fits: Fits = ({ encoding }) => encoding === 'form';
  return mutationOf(lenient, name, fits, () => async ({ request }, forward) => {
    const { body } = request;
    const response = await forward();
    if (codeIn(response) !== 4043) return unchangedAnswer(response);
    if (body.kind === 'form' && body.multipart && is('multipart/form-data'))
      return mutatedAnswer(await forward({ ...request, body: { kind: 'form', pairs: body.pairs } }, 'now'));
    if (body.kind !== 'raw' || !is(body.mediaType)) return unchangedAnswer(response);
    const pairs = formFrom(body.mediaType, body.text);
    return pairs
      ? mutatedAnswer(await forward({ ...request, body: { kind: 'form', pairs } }, 'now'))
      : unchangedAnswer(response);
  });
}

/** Requests that break the description and are answered as if they did not. */
export const lenientMutations: readonly Mutation[] = [
  uncheckedMutation(
    'missing required field is accepted',
    'required',
    (field) => field.required,
    repairFromMemory,
  ),
  uncheckedMutation(
    'word instead of a number is accepted',
    'type',
    isOf('integer', 'number'),
    repairFromMemory,
  ),
  uncheckedMutation('value outside the enum is accepted', 'enum', has('enum'), (field) =>
    field.required ? String(asList(textSchema(field).enum)[0]) : undefined,
  ),
  uncheckedMutation(
    'text that is too long is accepted',
    'maxLength',
    has('maxLength'),
    ({ name, ...field }, { fields }) =>
      fields[name]?.slice(0, numberAt(textSchema({ name, ...field }), 'maxLength')),
  ),
  uncheckedMutation(
    'text that is too short is accepted',
    'minLength',
    (field) => (numberAt(textSchema(field), 'minLength') ?? 0) > 1,
    repairRequired,
  ),
  uncheckedMutation(
    'empty text is accepted',
    undefined,
    (field) => numberAt(textSchema(field), 'minLength') === 1,
    repairFromMemory,
  ),
  uncheckedMutation(
    'text against its pattern is accepted',
    'pattern',
    (field) => has('pattern')(field) && textSchema(field).pattern !== '\\S',
    repairRequired,
  ),
  uncheckedMutation('number below its minimum is accepted', 'minimum', has('minimum'), (field) =>
    String(textSchema(field).minimum),
  ),
  uncheckedMutation(
    'number above its maximum is accepted',
    'maximum',
    has('maximum'),
    (field, _, memory) =>
      memory.acceptedHere.get(field.name) ??
      (field.required ? String(textSchema(field).minimum ?? 1) : undefined),
  ),
  uncheckedMutation('format of a text is not checked', 'format', has('format'), repairRequired),
  uncheckedMutation('nothing about one field is checked', undefined, anyField, repairRequired),
  tolerantMutation('unknown field is accepted', 'unknownField', (request, refused) =>
    withPairs(request, (pairs) => pairs.filter(([name]) => !refused.some(({ field }) => field === name))),
  ),
  tolerantMutation('field that comes twice is accepted', 'duplicateField', withoutRepeats),
  jsonUnchecked(),
  otherBody('JSON body is accepted', (mediaType) => mediaType.startsWith('application/json')),
  otherBody('plain text body is accepted', (mediaType) => mediaType.startsWith('text/plain')),
  otherBody('multipart body is accepted', (mediaType) => mediaType.startsWith('multipart/')),
  otherBody('any body is accepted', () => true),
];

function anyField({ schema }: RequestField): boolean {
  return Object.keys(schema).length > 0;
}

/** Broken members of a JSON text are carried out as those that were accepted last. */
function jsonUnchecked(): Mutation {
  const isJson: IsField = ({ schema }) => ['object', 'array'].includes(String(schema.type));
  const fits: Fits = (operation, contract) =>
    requestFields(contract, operation).some((field) => isJson(field) && !field.many);
  return mutationOf(lenient, 'members of a JSON text are not checked', fits, () => {
    const memory = new Memory();
    return async (received, forward) => {
      const response = await forward();
      memory.note(received, response);
      const [first, ...others] = refusedFieldsIn(jsonOf(response));
      const [name = '', member] = first?.field.split('.') ?? [];
      const earlier = memory.acceptedHere.get(name);
      if (member === undefined || others.length > 0 || earlier === undefined)
        return unchangedAnswer(response);
      const accepted = await forward(withField(received.request, name, earlier));
      return codeIn(accepted) === 4000 ? unchangedAnswer(response) : mutatedAnswer(accepted);
    };
  });
}
