import { asList, type JsonObject } from '#description/json.ts';
import { fitsForm, fitsText, lengthOf, lengthsOf } from './text-values.ts';

interface Misshapen {
  readonly what: string;
  readonly text: string;
}

const badFormats: Readonly<Record<string, readonly string[]>> = {
  email: [
    'someone',
    'someone@example',
    'some one@example.com',
    '@example.com',
    'a@@example.com',
    'a@example.com,',
  ],
  date: ['2095-02-29', '2096-13-01', '2096-2-9', '29.02.2096', '2096-02-29T10:00:00Z', 'tomorrow'],
  'date-time': ['2096-02-29', '2096-02-30T10:00:00Z', '2096-02-29T25:00:00Z', 'now'],
  uri: ['example', '/files/a.png', 'https://exa mple.com'],
  'uri-reference': ['/files/a b.png', '/files/<a>.png', '/files/a\\b.png'],
};

/** A text with one thing changed, each at a place where a lax pattern lets it through. */
function changeText(text: string): Misshapen[] {
  const middle = text.length >> 1;
  const inside = (one: string) => text.slice(0, middle) + one + text.slice(middle + 1);
  return [
    { what: 'only spaces', text: ' '.repeat(Math.max(1, lengthOf(text))) },
    { what: 'a space in front', text: ` ${text.slice(1)}` },
    { what: 'a sign behind it', text: `${text.slice(0, -1)}!` },
    { what: 'a line break behind it', text: `${text.slice(0, -1)}\n` },
    { what: 'a line break inside', text: inside('\n') },
    { what: 'a comma inside', text: inside(',') },
    { what: 'a letter of another script inside', text: inside('中') },
    { what: 'only letters', text: text.replace(/[^a-zA-Z]/g, 'a') },
    { what: 'only digits', text: text.replace(/[^0-9]/g, '1') },
    {
      what: 'in the other case',
      text: text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase(),
    },
  ];
}

function unknownValues(schema: JsonObject): Misshapen[] {
  const values = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const])).filter(
    (value) => typeof value === 'string',
  );
  if (values.length === 0) return [];
  const [first = ''] = values;
  const swapped = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase();
  return ['unknown', `${first}x`, swapped, values.join('|')]
    .filter((text) => !values.includes(text))
    .map((text) => ({ what: 'not in the list', text }));
}

/** Texts whose length is right and whose form is not: unknown values, a bad format, a broken pattern. */
export function misshapenTexts(schema: JsonObject, sample: string): Misshapen[] {
  const { format, pattern } = schema;
  if (schema.enum !== undefined || schema.const !== undefined) return unknownValues(schema);
  const { least, most } = lengthsOf(schema);
  const isLong = (text: string) =>
    lengthOf(text) >= least && lengthOf(text) <= (most ?? Number.POSITIVE_INFINITY);
  const ofFormat = typeof format === 'string' ? (badFormats[format] ?? []) : [];
  const candidates = [
    ...ofFormat.map((text) => ({ what: `no ${format}`, text })),
    ...(typeof pattern === 'string' ? changeText(sample) : []),
  ];
  const seen = new Set<string>();
  return candidates.filter(({ text }) => {
    const isNew = !seen.has(text);
    seen.add(text);
    return isNew && isLong(text) && !fitsForm(schema, text);
  });
}

/** A long text of characters that take two units of UTF-16 each; undefined where the form allows none. */
export function widestText(schema: JsonObject): string | undefined {
  const { most } = lengthsOf(schema);
  if (most === undefined || most > 2000) return undefined;
  const text = '𠮷'.repeat(most);
  return fitsText(schema, text) ? text : undefined;
}
