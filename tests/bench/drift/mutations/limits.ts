import type { Json } from '#description/json.ts';
import { type IsPlace, isEnvelope, mutatePlace } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';

const limits = 'ranges, lengths, enums';

function has(keyword: string): IsPlace {
  return (place) => place.schema[keyword] !== undefined && !isEnvelope(place);
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function isEnum(type: 'number' | 'string'): IsPlace {
  return (place) =>
    !isEnvelope(place) &&
    Array.isArray(place.schema.enum) &&
    place.schema.enum.some((value) => typeof value === type) &&
    place.name !== 'code';
}

const isShortList: IsPlace = ({ schema }) =>
  numberOf(schema.maxItems) > 0 && numberOf(schema.maxItems) <= 2000;

/** Numbers, lengths and values outside what is allowed. */
export const limitMutations: readonly Mutation[] = [
  mutatePlace([limits, 'number below its minimum'], has('minimum'), ({ schema }, value) =>
    typeof value === 'number' ? numberOf(schema.minimum) - 1 : undefined,
  ),
  mutatePlace([limits, 'number above its maximum'], has('maximum'), ({ schema }, value) =>
    typeof value === 'number' && numberOf(schema.maximum) < Number.MAX_SAFE_INTEGER
      ? numberOf(schema.maximum) + 1
      : undefined,
  ),
  mutatePlace([limits, 'number is -1 for unknown'], has('minimum'), ({ schema }, value) =>
    value === numberOf(schema.minimum) && value >= 0 ? -1 : undefined,
  ),
  mutatePlace([limits, 'text is longer than allowed'], has('maxLength'), ({ schema }, value) =>
    typeof value === 'string' && schema.enum === undefined && schema.pattern === undefined && !schema.format
      ? value.padEnd(numberOf(schema.maxLength) + 1, 'x')
      : undefined,
  ),
  mutatePlace([limits, 'text is empty'], has('minLength'), ({ schema }, value) =>
    typeof value === 'string' && numberOf(schema.minLength) > 0 ? '' : undefined,
  ),
  mutatePlace([limits, 'text is blank'], has('pattern'), ({ schema }, value) =>
    typeof value === 'string' && schema.pattern === '\\S' ? ' ' : undefined,
  ),
  mutatePlace([limits, 'list has more items than allowed'], isShortList, ({ schema }, value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const length = numberOf(schema.maxItems) + 1;
    return Array.from({ length }, (_, index) => value[index % value.length] ?? null);
  }),
  mutatePlace([limits, 'number outside its enum'], isEnum('number'), (_, value) =>
    typeof value === 'number' ? 77 : undefined,
  ),
  mutatePlace([limits, 'word outside its enum'], isEnum('string'), (_, value) =>
    typeof value === 'string' ? 'archived' : undefined,
  ),
  mutatePlace([limits, 'enum is its name instead of its number'], isEnum('number'), ({ schema }, value) => {
    const names = schema['x-enum-names'];
    const index = Array.isArray(schema.enum) ? schema.enum.indexOf(value) : -1;
    return typeof value === 'number' && Array.isArray(names) ? names[index] : undefined;
  }),
  mutatePlace([limits, 'word of an enum in capitals'], isEnum('string'), ({ schema }, value) => {
    if (typeof value !== 'string' || !Array.isArray(schema.enum)) return undefined;
    const loud = value.toUpperCase();
    return schema.enum.includes(loud) ? undefined : loud;
  }),
];
