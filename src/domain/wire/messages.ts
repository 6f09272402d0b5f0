import type { CodeName } from '#generated/constants.ts';
import english from '#generated/texts/en_US.json' with { type: 'json' };
import chinese from '#generated/texts/zh_CN.json' with { type: 'json' };
import type { Language } from '../language.ts';
import { plainCents } from '../money/index.ts';
import { ownValue } from '../own-value.ts';
import { waitText } from '../wait-text.ts';
import type { Finding } from './finding.ts';

interface Texts {
  readonly codes: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<string, string>>;
}

const texts: Readonly<Record<Language, Texts>> = { zh_CN: chinese, en_US: english };

function fill(text: string, values: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => {
    const value = ownValue(values, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : mark;
  });
}

/** The text of a code, the operation's own where it has one; numbers of `params` fill its placeholders, a wait with its unit. */
export function codeText(
  code: CodeName,
  language: Language,
  params?: { readonly retryAfter?: number },
  operationId = '',
): string {
  const { codes } = texts[language];
  const text = ownValue(codes, `${operationId}.${code}`) ?? codes[code] ?? code;
  const { retryAfter } = params ?? {};
  const wait = retryAfter === undefined ? {} : { retryAfter: waitText(retryAfter, language) };
  return params ? fill(text, { ...params, ...wait }) : text;
}

/** The title of a field in a language: the operation's own, else the general one, else its name on the wire. */
export function fieldTitle(field: string, operationId: string, language: Language): string {
  const { fields } = texts[language];
  const last = field.split('.').findLast((step) => !/^[0-9]+$/.test(step)) ?? field;
  const names = [`${operationId}.${field}`, field, last, last.replace(/[0-9]+$/, '')];
  return names.map((name) => ownValue(fields, name)).find((title) => title !== undefined) ?? field;
}

/** The sentence about the first refused field, the operation's own where it has one; `{amount}` is a limit in cents in units of money. */
export function fieldText(found: Finding | undefined, operationId: string, language: Language): string {
  if (!found) return codeText('fieldRefused', language);
  const { rules } = texts[language];
  const { field, rule, limit } = found;
  const text = ownValue(rules, `${operationId}.${field}.${rule}`) ?? ownValue(rules, rule);
  if (!text) return codeText('fieldRefused', language);
  const amount = typeof limit === 'number' ? plainCents(limit) : undefined;
  return fill(text, { field: fieldTitle(field, operationId, language), limit, amount });
}
