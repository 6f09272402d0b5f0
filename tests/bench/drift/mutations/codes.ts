import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { type Fits, mutateJson } from '../mutate.ts';
import type { Mutation, MutationContext, ReceivedRequest } from '../mutation.ts';
import { textOf } from './language.ts';

const codes = 'codes';

function declares(...codes: number[]): Fits {
  return (operation) => codes.every((code) => operation.codes.includes(code));
}

/** The refusal with another code and the text of that code. */
function recode(
  json: JsonObject,
  code: number,
  received: ReceivedRequest,
  context: MutationContext,
): JsonObject {
  const { params: _, ...others } = json;
  return { ...others, code, msg: textOf(context, code, received.language) };
}

function mutateCode(
  name: string,
  from: (code: number) => boolean,
  to: (context: MutationContext) => number,
  fits: Fits,
): Mutation {
  return mutateJson(
    [codes, name],
    'refusal',
    (json, received, context) =>
      typeof json.code === 'number' && from(json.code) && json.code !== to(context)
        ? recode(json, to(context), received, context)
        : undefined,
    fits,
  );
}

const isBusiness = (code: number) => code >= 4004 && code < 4040;
const anyBusiness: Fits = (operation) => operation.codes.some(isBusiness);

function undeclaredCode({ operation }: MutationContext): number {
  return [4023, 4018, 4027, 4011].find((code) => !operation.codes.includes(code)) ?? 4023;
}

function declaredCode({ operation }: MutationContext): number {
  return operation.codes.filter(isBusiness).at(-1) ?? 4004;
}

/** Which code an outcome has. */
export const codeMutations: readonly Mutation[] = [
  mutateCode(
    'refusal has a code that the operation does not declare',
    isBusiness,
    undeclaredCode,
    anyBusiness,
  ),
  mutateCode(
    'refused field has a code that the operation does not declare',
    (code) => code === 4000,
    undeclaredCode,
    () => true,
  ),
  mutateCode('code is not in the list', isBusiness, () => 4999, anyBusiness),
  mutateCode(
    'entry that is not there has another declared code',
    (code) => code === 4004,
    ({ operation }) => operation.codes.find((code) => isBusiness(code) && code !== 4004) ?? 4004,
    (operation) =>
      operation.codes.includes(4004) && operation.codes.some((code) => isBusiness(code) && code !== 4004),
  ),
  mutateCode(
    'action that is not offered has another declared code',
    (code) => code === 4009,
    ({ operation }) => operation.codes.find((code) => isBusiness(code) && code !== 4009) ?? 4009,
    (operation) =>
      operation.codes.includes(4009) &&
      operation.actions.length > 0 &&
      operation.codes.some((code) => isBusiness(code) && code !== 4009),
  ),
  mutateCode('refused field has another declared code', (code) => code === 4000, declaredCode, anyBusiness),
  mutateCode(
    'no token is taken for one that is over',
    (code) => code === 1001,
    () => 5000,
    declares(1001, 5000),
  ),
  mutateCode(
    'token that is over is taken for none',
    (code) => code === 5000,
    () => 1001,
    declares(1001, 5000),
  ),
  mutateCode(
    'wrong signature is called a stale one',
    (code) => code === 4002,
    () => 4001,
    () => true,
  ),
  mutateCode(
    'wrong captcha is called wrong credentials',
    (code) => code === 4005,
    () => 4006,
    declares(4005, 4006),
  ),
];

const refusedFields = 'refused fields';

/** Changes the list of refused fields in a refusal with 4000. */
function mutateFields(
  name: string,
  change: (fields: Json[], context: MutationContext) => Json[] | undefined,
): Mutation {
  return mutateJson([refusedFields, name], 'refusal', (json, _, context) => {
    const params = asObject(json.params);
    const list = asList(params.fields);
    const next = json.code === 4000 && list.length > 0 ? change(list, context) : undefined;
    return next && { ...json, params: { ...params, fields: next } };
  });
}

function firstChanged(change: (field: JsonObject) => JsonObject | undefined) {
  return ([first, ...others]: Json[]): Json[] | undefined => {
    const changed = change(asObject(first));
    return changed && [changed, ...others];
  };
}

const usualParams: Readonly<Record<number, string>> = {
  4001: 'now',
  4008: 'retryAfter',
  4010: 'usMoney',
  4011: 'products',
  4012: 'missing',
  4013: 'missing',
  4014: 'triesLeft',
  4015: 'retryAfter',
};

/** What a refusal carries besides its code. */
export const refusedFieldMutations: readonly Mutation[] = [
  mutateJson([refusedFields, 'refused field is not named'], 'refusal', ({ params: _, ...json }) =>
    json.code === 4000 ? json : undefined,
  ),
  mutateFields('list of refused fields is empty', () => []),
  mutateFields('another field is named', (list, { operation }) => {
    const named = new Set(list.map((one) => asObject(one).field));
    const other = Object.keys(operation.request.fields).find((name) => !named.has(name));
    return firstChanged((field) => (other === undefined ? undefined : { ...field, field: other }))(list);
  }),
  mutateFields(
    'field is named in another spelling',
    firstChanged((field) => ({ ...field, field: String(field.field).toUpperCase() })),
  ),
  mutateFields(
    'another rule is named',
    firstChanged((field) => ({ ...field, rule: field.rule === 'required' ? 'format' : 'required' })),
  ),
  mutateFields(
    'rule is not in the list',
    firstChanged((field) => ({ ...field, rule: 'invalid' })),
  ),
  mutateFields(
    'limit of the rule is another one',
    firstChanged((field) =>
      typeof field.limit === 'number' ? { ...field, limit: field.limit + 1 } : undefined,
    ),
  ),
  mutateJson([refusedFields, 'what comes with a code is missing'], 'refusal', ({ params, ...json }) => {
    const name = usualParams[Number(json.code)];
    const { [name ?? '']: gone, ...others } = asObject(params);
    return gone === undefined ? undefined : { ...json, params: others };
  }),
];
