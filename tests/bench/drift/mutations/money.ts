import { asObject, type Json } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { type IsPlace, mutatePlace } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';

const money = 'money and JSON text';

const isCents: IsPlace = ({ component, schema }) => component === 'Cents' || schema['x-mock'] === 'money';
const isUnitPrice: IsPlace = ({ component, schema }) =>
  component === 'UnitPrice' || schema['x-mock'] === 'unitPrice';
const isJsonText: IsPlace = ({ schema }) => schema.contentSchema !== undefined;

function tryParse(value: Json): Json | undefined {
  try {
    return typeof value === 'string' ? parseJson<Json>(value) : undefined;
  } catch {
    return undefined;
  }
}

/** The first number of a JSON value as text, wherever it stands. */
function numbersAsText(value: Json): Json {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(numbersAsText);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbersAsText(one)]));
}

function changedText(change: (value: Json) => Json) {
  return (_: unknown, text: Json): Json | undefined => {
    const value = tryParse(text);
    if (typeof value !== 'object' || value === null || JSON.stringify(value).length < 3) return undefined;
    const next = JSON.stringify(change(value));
    return next === JSON.stringify(value) ? undefined : next;
  };
}

/** Amounts of money, and fields that carry JSON as text. */
export const moneyMutations: readonly Mutation[] = [
  mutatePlace([money, 'amount with half a cent'], isCents, (_, value) =>
    typeof value === 'number' ? value + 0.5 : undefined,
  ),
  mutatePlace([money, 'amount in dollars instead of cents'], isCents, (_, value) =>
    typeof value === 'number' && value % 100 !== 0 ? value / 100 : undefined,
  ),
  mutatePlace([money, 'amount with a currency sign'], isCents, (_, value) =>
    typeof value === 'number' ? `$${(value / 100).toFixed(2)}` : undefined,
  ),
  mutatePlace([money, 'amount as text with decimals'], isCents, (_, value) =>
    typeof value === 'number' ? (value / 100).toFixed(2) : undefined,
  ),
  mutatePlace([money, 'price of a piece with more than 4 decimals'], isUnitPrice, (_, value) =>
    typeof value === 'number' ? value + 0.000037 : undefined,
  ),
  mutatePlace([money, 'negative amount'], isCents, (_, value) =>
    typeof value === 'number' && value > 0 ? -value : undefined,
  ),
  mutatePlace([money, 'JSON text is cut off'], isJsonText, (_, value) =>
    tryParse(value) && typeof value === 'string' ? value.slice(0, -1) : undefined,
  ),
  mutatePlace([money, 'JSON text is an object'], isJsonText, (_, value) => tryParse(value)),
  mutatePlace([money, 'JSON text has numbers as text'], isJsonText, changedText(numbersAsText)),
  mutatePlace(
    [money, 'JSON text has an unknown member'],
    isJsonText,
    changedText((value) =>
      Array.isArray(value)
        ? value.map((one) =>
            typeof one === 'object' && one !== null && !Array.isArray(one) ? { ...one, kind: 'A' } : one,
          )
        : { ...asObject(value), kind: 'A' },
    ),
  ),
];
