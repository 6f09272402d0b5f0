import { isObject, type Json } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { isEnvelope, mutatedAnswer, mutatePlace, mutationOf, unchangedAnswer } from '../mutate.ts';
import { jsonOf, type Mutation, withJson } from '../mutation.ts';
import { changeAt, type Place, placesOf } from '../places.ts';
import { shuffle } from '../random.ts';

const types = 'types and null';

function is(...names: string[]) {
  return (place: Place): boolean =>
    !isEnvelope(place) && typesOf(place.schema).some((name) => names.includes(name));
}

function mayBeNull({ schema }: Place): boolean {
  const listed = Array.isArray(schema.type) && schema.type.includes('null');
  return listed || (Array.isArray(schema.enum) && schema.enum.includes(null));
}

/** Whether there are digits and nothing else, as in a postcode. */
function isDigits(value: Json): value is string {
  return typeof value === 'string' && /^[1-9][0-9]{0,14}$/.test(value);
}

/** Values of another type, and null. */
export const typeMutations: readonly Mutation[] = [
  mutatePlace([types, 'integer is text'], is('integer'), (_, value) =>
    typeof value === 'number' ? String(value) : undefined,
  ),
  mutatePlace([types, 'number is text'], is('number'), (_, value) =>
    typeof value === 'number' ? value.toFixed(4) : undefined,
  ),
  mutatePlace(
    [types, 'integer has a fraction'],
    (place) => is('integer')(place) && place.component !== 'Cents',
    (_, value) => (typeof value === 'number' ? value + 0.5 : undefined),
  ),
  mutatePlace([types, 'boolean is 0 or 1'], is('boolean'), (_, value) =>
    typeof value === 'boolean' ? Number(value) : undefined,
  ),
  mutatePlace([types, 'integer 0 or 1 is a boolean'], is('integer'), (_, value) =>
    value === 0 || value === 1 ? value === 1 : undefined,
  ),
  mutatePlace(
    [types, 'list is an object'],
    (place) => is('array')(place) || place.schema.type === 'array',
    (_, value) => (Array.isArray(value) ? { ...value } : undefined),
  ),
  mutatePlace(
    [types, 'list of one is the item itself'],
    (place) => place.schema.type === 'array',
    (_, value) => (Array.isArray(value) && value.length === 1 ? value[0] : undefined),
  ),
  mutatePlace(
    [types, 'list is text with commas'],
    (place) => place.schema.type === 'array',
    (_, value) => (Array.isArray(value) && value.length > 0 ? value.map(String).join(',') : undefined),
  ),
  mutatePlace([types, 'text is a number'], is('string'), (_, value) =>
    isDigits(value) ? Number(value) : undefined,
  ),
  mutatePlace([types, 'text is a list of texts'], is('string'), (_, value) =>
    typeof value === 'string' ? [value] : undefined,
  ),
  mutatePlace(
    [types, 'object is JSON text'],
    (place) => is('object')(place) || place.schema.type === 'object',
    (_, value) => (isObject(value) ? JSON.stringify(value) : undefined),
  ),
  mutatePlace(
    [types, 'object is a list'],
    (place) => is('object')(place) || place.schema.type === 'object',
    (_, value) => (isObject(value) ? [value] : undefined),
  ),
  mutatePlace(
    [types, 'required field is null'],
    (place) => place.required && !mayBeNull(place) && !isEnvelope(place),
    (_, value) => (value === null ? undefined : null),
  ),
  mutatePlace(
    [types, 'optional field is null'],
    (place) => !place.required && !mayBeNull(place) && !isEnvelope(place),
    (_, value) => (value === null ? undefined : null),
  ),
  absentAsNull(),
];

function parentOf({ pointer }: Place): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

/** A server that sends a member always, null where there is nothing. */
function absentAsNull(): Mutation {
  const isOptional = (place: Place) => !place.required && !mayBeNull(place) && parentOf(place) !== '';
  const candidates: (...of: Parameters<Mutation['fits']>) => Place[] = (operation, contract) =>
    placesOf(contract, operation).filter(isOptional);
  const name = 'absent field is sent as null';
  return mutationOf(
    types,
    name,
    (...of) => candidates(...of).length > 0,
    (context) => {
      const order = shuffle(candidates(context.operation, context.contract), context.random);
      let chosen: Place | undefined;
      return async (_asked, forward) => {
        const response = await forward();
        const json = jsonOf(response);
        if (json?.code !== 0) return unchangedAnswer(response);
        for (const place of chosen ? [chosen] : order) {
          const count = changeAt(json, parentOf(place), (value) =>
            isObject(value) && !(place.name in value) ? { ...value, [place.name]: null } : undefined,
          );
          if (count === 0) continue;
          chosen = place;
          return mutatedAnswer(withJson(response, json));
        }
        return unchangedAnswer(response);
      };
    },
  );
}
