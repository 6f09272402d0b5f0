import type { Contract, ContractOperation } from '#contract/contract.ts';
import { asList, type Json } from '#description/json.ts';
import { fieldText } from '#domain/wire/messages.ts';
import { type Fits, mutatedAnswer, mutationOf, unchangedAnswer } from '../mutate.ts';
import { codeIn, type Mutation, type ReceivedRequest, withJson } from '../mutation.ts';
import { shuffle } from '../random.ts';
import { numberAt, type RequestField, requestFields, textSchema } from './request-fields.ts';

const strict = 'refuses too much';

interface Refusal {
  readonly rule: string;
  readonly limit?: number;
}

type Judge = (text: string | undefined, field: RequestField) => Refusal | undefined;

/** A server that refuses a value of one field that the description allows. */
function refuses(name: string, is: (field: RequestField) => boolean, judge: Judge): Mutation {
  const candidates = (operation: ContractOperation, contract: Contract) =>
    requestFields(contract, operation).filter((field) => !field.many && is(field));
  const fits: Fits = (operation, contract) => candidates(operation, contract).length > 0;
  return mutationOf(strict, name, fits, ({ operation, contract, random }) => {
    const [field] = shuffle(candidates(operation, contract), random);
    return async (received: ReceivedRequest, forward) => {
      const response = await forward();
      const refused = field && judge(received.fields[field.name], field);
      const code = codeIn(response);
      if (!field || !refused || code === undefined || (code !== 0 && code < 4004))
        return unchangedAnswer(response);
      if (code === 5000) return unchangedAnswer(response);
      const finding = { field: field.name, ...refused };
      const msg = fieldText(finding, operation.id, received.language);
      const fields: Json = [{ ...finding }];
      return mutatedAnswer(withJson(response, { code: 4000, msg, params: { fields } }));
    };
  });
}

function isNumber(keyword: string) {
  return (field: RequestField) => numberAt(textSchema(field), keyword) !== undefined;
}

/** Whether the server says no to the least or most that is allowed, seen from the number that is the limit. */
function atLimit(keyword: string, size: (text: string) => number, by: number): Judge {
  return (text, field) => {
    const limit = numberAt(textSchema(field), keyword);
    return text !== undefined && limit !== undefined && size(text) === limit
      ? { rule: keyword, limit: limit + by }
      : undefined;
  };
}

const length = (text: string) => [...text].length;

/** Requests that the description allows and the server refuses. */
export const strictMutations: readonly Mutation[] = [
  refuses('longest allowed text is refused', isNumber('maxLength'), atLimit('maxLength', length, -1)),
  refuses(
    'shortest allowed text is refused',
    (field) => (numberAt(textSchema(field), 'minLength') ?? 0) > 0,
    atLimit('minLength', length, 1),
  ),
  refuses('largest allowed number is refused', isNumber('maximum'), atLimit('maximum', Number, -1)),
  refuses('smallest allowed number is refused', isNumber('minimum'), atLimit('minimum', Number, 1)),
  refuses(
    'one allowed value of an enum is refused',
    ({ schema }) => asList(schema.enum).length > 1,
    (text, { schema }) => (text === String(asList(schema.enum).at(-1)) ? { rule: 'enum' } : undefined),
  ),
  refuses(
    'optional field is required',
    (field) => !field.required,
    (text) => (text === undefined ? { rule: 'required' } : undefined),
  ),
  refuses(
    'required field is unknown',
    (field) => field.required,
    (text) => (text === undefined ? undefined : { rule: 'unknownField' }),
  ),
  refuses(
    'optional field is unknown',
    (field) => !field.required,
    (text) => (text === undefined ? undefined : { rule: 'unknownField' }),
  ),
  refuses(
    'letters outside ASCII are refused',
    (field) =>
      numberAt(textSchema(field), 'maxLength') !== undefined &&
      textSchema(field).pattern === undefined &&
      textSchema(field).format === undefined &&
      textSchema(field).enum === undefined,
    (text) => (text !== undefined && /[^\x20-\x7e]/.test(text) ? { rule: 'pattern' } : undefined),
  ),
];
