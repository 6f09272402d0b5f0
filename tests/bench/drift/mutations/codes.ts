import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { type Fits, jsonLie } from '../mutate.ts';
import type { Asked, Ground, Plant } from '../mutation.ts';
import { textOf } from './language.ts';

const codes = 'codes';

function declares(...wanted: number[]): Fits {
  return (operation) => wanted.every((code) => operation.codes.includes(code));
}

/** The refusal with another code and the text of that code. */
function recoded(json: JsonObject, code: number, asked: Asked, ground: Ground): JsonObject {
  const { params: _, ...others } = json;
  return { ...others, code, msg: textOf(ground, code, asked.language) };
}

function codeLie(
  name: string,
  from: (code: number) => boolean,
  to: (ground: Ground) => number,
  fits: Fits,
): Plant {
  return jsonLie(
    [codes, name],
    'refusal',
    (json, asked, ground) =>
      typeof json.code === 'number' && from(json.code) && json.code !== to(ground)
        ? recoded(json, to(ground), asked, ground)
        : undefined,
    fits,
  );
}

const isBusiness = (code: number) => code >= 4003 && code < 4040;
const anyBusiness: Fits = (operation) => operation.codes.some(isBusiness);

function undeclared({ operation }: Ground): number {
  return [4023, 4018, 4027, 4011].find((code) => !operation.codes.includes(code)) ?? 4023;
}

function declared({ operation }: Ground): number {
  return operation.codes.filter(isBusiness).at(-1) ?? 4004;
}

/** Which code an outcome has. */
export const codePlants: readonly Plant[] = [
  codeLie('refusal has a code that the operation does not declare', isBusiness, undeclared, anyBusiness),
  codeLie(
    'refused field has a code that the operation does not declare',
    (code) => code === 4000,
    undeclared,
    () => true,
  ),
  codeLie('code is not in the list', isBusiness, () => 4999, anyBusiness),
  codeLie(
    'entry that is not there has another declared code',
    (code) => code === 4004,
    ({ operation }) => operation.codes.find((code) => isBusiness(code) && code !== 4004) ?? 4004,
    (operation) =>
      operation.codes.includes(4004) && operation.codes.some((code) => isBusiness(code) && code !== 4004),
  ),
  codeLie(
    'entry of somebody else is said not to be there',
    (code) => code === 4003,
    () => 4004,
    declares(4003, 4004),
  ),
  codeLie(
    'action that is not offered has another declared code',
    (code) => code === 4009,
    ({ operation }) => operation.codes.find((code) => isBusiness(code) && code !== 4009) ?? 4009,
    (operation) =>
      operation.codes.includes(4009) &&
      operation.actions.length > 0 &&
      operation.codes.some((code) => isBusiness(code) && code !== 4009),
  ),
  codeLie('refused field has another declared code', (code) => code === 4000, declared, anyBusiness),
  codeLie(
    'no token is taken for one that is over',
    (code) => code === 1001,
    () => 5000,
    declares(1001, 5000),
  ),
  codeLie(
    'token that is over is taken for none',
    (code) => code === 5000,
    () => 1001,
    declares(1001, 5000),
  ),
  codeLie(
    'wrong signature is called a stale one',
    (code) => code === 4002,
    () => 4001,
    () => true,
  ),
  codeLie(
    'wrong captcha is called wrong credentials',
    (code) => code === 4005,
    () => 4006,
    declares(4005, 4006),
  ),
];

const refusedFields = 'refused fields';

/** Changes the list of refused fields in a refusal with 4000. */
function fieldsLie(name: string, change: (fields: Json[], ground: Ground) => Json[] | undefined): Plant {
  return jsonLie([refusedFields, name], 'refusal', (json, _, ground) => {
    const params = asObject(json.params);
    const list = asList(params.fields);
    const next = json.code === 4000 && list.length > 0 ? change(list, ground) : undefined;
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

/** What a refusal tells beside its code. */
export const refusedFieldPlants: readonly Plant[] = [
  jsonLie([refusedFields, 'refused field is not named'], 'refusal', ({ params: _, ...json }) =>
    json.code === 4000 ? json : undefined,
  ),
  fieldsLie('list of refused fields is empty', () => []),
  fieldsLie('another field is named', (list, { operation }) => {
    const named = new Set(list.map((one) => asObject(one).field));
    const other = Object.keys(operation.request.fields).find((name) => !named.has(name));
    return firstChanged((field) => (other === undefined ? undefined : { ...field, field: other }))(list);
  }),
  fieldsLie(
    'field is named in another spelling',
    firstChanged((field) => ({ ...field, field: String(field.field).toUpperCase() })),
  ),
  fieldsLie(
    'another rule is named',
    firstChanged((field) => ({ ...field, rule: field.rule === 'required' ? 'format' : 'required' })),
  ),
  fieldsLie(
    'rule is not in the list',
    firstChanged((field) => ({ ...field, rule: 'invalid' })),
  ),
  fieldsLie(
    'limit of the rule is another one',
    firstChanged((field) =>
      typeof field.limit === 'number' ? { ...field, limit: field.limit + 1 } : undefined,
    ),
  ),
  jsonLie([refusedFields, 'what comes with a code is missing'], 'refusal', ({ params, ...json }) => {
    const name = usualParams[Number(json.code)];
    const { [name ?? '']: gone, ...others } = asObject(params);
    return gone === undefined ? undefined : { ...json, params: others };
  }),
];
