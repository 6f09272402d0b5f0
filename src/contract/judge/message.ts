import { asList, asObject, asText, isObject, type JsonObject } from '#description/json.ts';
import { waitText } from '#domain/wait-text.ts';
import { requestLanguage } from '#domain/wire/request-language.ts';
import { codes, constants } from '#generated/constants.ts';
import type { Contract } from '../contract.ts';
import { type Exchange, type Language, sentFields } from '../exchange.ts';
import type { Notes } from './notes.ts';
import { showText } from './show-value.ts';

const languages: readonly Language[] = ['zh_CN', 'en_US'];
const fieldRefused = codes.fieldRefused;
const longestText = 500;

/** The language in which the response of a request is to be: its field, else the header, else that of the description. */
export function expectedLanguage(exchange: Exchange): Language {
  return requestLanguage(sentFields(exchange).language, exchange.request.headers['accept-language']);
}

/** `msg` is the text of the code in the language of the request. */
export function judgeMessage(contract: Contract, exchange: Exchange, notes: Notes): void {
  const { json } = exchange;
  if (!isObject(json) || typeof json.code !== 'number' || typeof json.msg !== 'string') return;
  const row = contract.description.codes.find((one) => one.code === json.code);
  if (!row || notes.has('response#/msg')) return;
  // A request whose fields were never read is answered in the language known by then.
  const allowedLanguages = row.http === 200 ? [expectedLanguage(exchange)] : languages;
  const msg = json.msg;
  const fits = (language: Language) =>
    patterns(contract, exchange, json, language).some((pattern) => pattern.test(msg));
  if (allowedLanguages.some(fits)) return;
  const [language = 'zh_CN'] = allowedLanguages;
  const isOther = languages.some((other) => !allowedLanguages.includes(other) && fits(other));
  const { codes: texts } = contract.description.texts[language];
  const expected = ownText(texts, exchange, row.name) ?? row.name;
  notes.add(isOther ? 'wrong-language' : 'wrong-message', 'response#/msg', {
    expected: `${language}: ${showText(expected)}`,
    actual: showText(msg),
  });
}

/** The text of one operation where it has one, else the general one. */
function ownText(
  texts: Readonly<Record<string, string>>,
  { operation }: Exchange,
  name: string,
): string | undefined {
  return texts[`${operation?.id ?? ''}.${name}`] ?? texts[name];
}

/** The texts that fit a response, as patterns: what only the server knows (the name of a column) may be anything. */
function patterns(
  { description }: Contract,
  exchange: Exchange,
  response: JsonObject,
  language: Language,
): RegExp[] {
  const { codes, rules, fields } = description.texts[language];
  const params = asObject(response.params);
  const row = description.codes.find((one) => one.code === response.code);
  const wait = params.retryAfter;
  const filled = {
    ...params,
    ...(typeof wait === 'number' ? { retryAfter: waitText(wait, language) } : {}),
  };
  const plain = textPattern(ownText(codes, exchange, row?.name ?? '') ?? '', filled);
  const [first] = asList(params.fields).map(asObject);
  if (response.code !== fieldRefused || first === undefined) return [plain];
  const name = asText(first.field);
  const field = fieldTitle(fields, name, exchange.operation?.id ?? '');
  const rule = ownText(rules, exchange, `${name}.${asText(first.rule)}`) ?? rules[asText(first.rule)];
  const { limit } = first;
  const amount = typeof limit === 'number' ? (limit / constants.moneyDivisor).toFixed(2) : undefined;
  return rule === undefined
    ? [plain]
    : [textPattern(rule, { ...first, field, ...(amount ? { amount } : {}) })];
}

function fieldTitle(
  fields: Readonly<Record<string, string>>,
  field: string,
  operation: string,
): string | undefined {
  const last = field.split('.').findLast((step) => !/^[0-9]+$/.test(step)) ?? field;
  return fields[`${operation}.${field}`] ?? fields[field] ?? fields[last];
}

function textPattern(text: string, values: Readonly<Record<string, unknown>>): RegExp {
  const escapePattern = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = text
    .split(/\{(\w+)\}/)
    .map((part, index) => {
      if (index % 2 === 0) return escapePattern(part);
      const value = values[part];
      return typeof value === 'string' || typeof value === 'number' ? escapePattern(String(value)) : '.+';
    })
    .join('');
  return source.length > longestText ? /^/ : new RegExp(`^${source}$`, 's');
}
