import { asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { isEnvelope, mutateJson, mutatePlace } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';
import { gone, type Place, placesOf } from '../places.ts';

const fields = 'fields';

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Renames a member where it stands. */
function renameMember(
  name: string,
  to: string,
  value: Json,
  holder: JsonObject | Json[],
): typeof gone | undefined {
  if (Array.isArray(holder)) return undefined;
  holder[to] = value;
  return name === to ? undefined : gone;
}

/** An object or a list of objects inside the data. */
function holdsObjects({ schema, pointer }: Place): boolean {
  const isOne = schema.properties !== undefined || schema.items !== undefined;
  return isOne && /^\/data\/.+\/?/.test(pointer);
}

function isItem(place: Place): boolean {
  return place.pointer.includes('*');
}

/** Adds a member to an object, or to each object of a list. */
function addMember(value: Json, name: string, what: Json): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => (isObject(item) ? { ...item, [name]: what } : item));
    return value.some(isObject) ? items : undefined;
  }
  return isObject(value) ? { ...value, [name]: what } : undefined;
}

/** Members that are too many, missing or called otherwise. */
export const fieldMutations: readonly Mutation[] = [
  mutateJson(
    [fields, 'unknown field in the data'],
    'success',
    (json) => {
      const data = json.data === undefined ? undefined : addMember(json.data, 'internalId', 7);
      return data === undefined ? undefined : { ...json, data };
    },
    (operation, contract) => placesOf(contract, operation).some(({ pointer }) => /^\/data\/./.test(pointer)),
  ),
  mutatePlace([fields, 'unknown field deep inside'], holdsObjects, (_, value) =>
    addMember(value, 'debug', true),
  ),
  mutateJson(
    [fields, 'unknown field in params'],
    'success',
    ({ params, ...json }) =>
      params === undefined ? undefined : { ...json, params: { ...asObject(params), pages: 3 } },
    (operation, contract) => placesOf(contract, operation).some(({ pointer }) => pointer === '/params'),
  ),
  mutatePlace(
    [fields, 'required field is missing'],
    (place) => place.required && !isEnvelope(place),
    () => gone,
  ),
  mutatePlace(
    [fields, 'required field is missing in one item'],
    (place) => place.required && /^\/data\/\*\/[^/]+$/.test(place.pointer),
    (_place, _value, holder) => (!Array.isArray(holder) && isChosen(holder) ? gone : undefined),
  ),
  mutatePlace(
    [fields, 'optional field is in no answer'],
    (place) => !place.required && !isEnvelope(place),
    () => gone,
  ),
  mutatePlace(
    [fields, 'field is spelled in snake case'],
    (place) => !isEnvelope(place) && snakeCase(place.name) !== place.name,
    ({ name }, value, holder) => renameMember(name, snakeCase(name), value, holder),
  ),
  mutatePlace(
    [fields, 'field is also sent under a new name'],
    (place) => !isEnvelope(place) && isItem(place),
    ({ name }, value, holder) => {
      if (Array.isArray(holder)) return undefined;
      holder[`${name}New`] = value;
      return value;
    },
  ),
];

/** One item in three, by what it holds: the same items are always meant. */
function isChosen(holder: JsonObject): boolean {
  return JSON.stringify(holder).length % 3 === 0;
}
