import { type IsPlace, mutatePlace } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';

const formats = 'formats';

function hasFormat(...names: string[]): IsPlace {
  return ({ schema }) => names.includes(String(schema.format));
}

const hasPattern: IsPlace = ({ schema }) => typeof schema.pattern === 'string' && schema.pattern !== '\\S';

/** A text changed in one way; other values stay. */
function text(change: (value: string) => string | number) {
  return (_: unknown, value: unknown) =>
    typeof value === 'string' && value !== '' ? change(value) : undefined;
}

/** Dates, addresses and patterns. */
export const formatMutations: readonly Mutation[] = [
  mutatePlace(
    [formats, 'date is written with a space and no zone'],
    hasFormat('date-time'),
    text((value) => value.slice(0, 19).replace('T', ' ')),
  ),
  mutatePlace(
    [formats, 'date has no zone'],
    hasFormat('date-time'),
    text((value) => value.slice(0, 19)),
  ),
  mutatePlace(
    [formats, 'date is milliseconds'],
    hasFormat('date-time'),
    text((value) => Date.parse(value)),
  ),
  mutatePlace(
    [formats, 'date is milliseconds as text'],
    hasFormat('date-time'),
    text((value) => String(Date.parse(value))),
  ),
  mutatePlace(
    [formats, 'date is the American way'],
    hasFormat('date-time'),
    text((value) => `${value.slice(5, 7)}/${value.slice(8, 10)}/${value.slice(0, 4)}`),
  ),
  mutatePlace(
    [formats, 'date is on a day that does not exist'],
    hasFormat('date-time'),
    text((value) => `${value.slice(0, 5)}02-30${value.slice(10)}`),
  ),
  mutatePlace(
    [formats, 'date has no time'],
    hasFormat('date-time'),
    text((value) => value.slice(0, 10)),
  ),
  mutatePlace(
    [formats, 'address has a space in it'],
    hasFormat('uri', 'uri-reference'),
    text((value) => `${value} copy`),
  ),
  mutatePlace(
    [formats, 'address is a path of Windows'],
    hasFormat('uri', 'uri-reference'),
    text((value) => value.replaceAll('/', '\\')),
  ),
  mutatePlace(
    [formats, 'e-mail without its @'],
    hasFormat('email'),
    text((value) => value.replace('@', ' at ')),
  ),
  mutatePlace(
    [formats, 'text breaks its pattern'],
    hasPattern,
    text((value) => `?${value.slice(1)}`),
  ),
];
