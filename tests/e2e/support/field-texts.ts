import { readFileSync } from 'node:fs';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { OperationId } from '../../../generated/transport.ts';
import { textsFor } from './texts.ts';

type Described = Readonly<Record<'fields' | 'rules' | 'codes' | 'enums', Readonly<Record<string, string>>>>;

function readFieldTexts(locale: string): Described {
  const language = locale.startsWith('zh') ? 'zh_CN' : 'en_US';
  return parseJson<Described>(readFileSync(`generated/texts/${language}.json`, 'utf8'));
}

/** What the shop says about a field of a form, and with a code, in the language of a browser. */
export function fieldTexts(locale: string) {
  const { fields, rules, codes, enums } = readFieldTexts(locale);
  const t = textsFor(locale);
  const title = (form: OperationId, name: string) => fields[`${form}.${name}`] ?? fields[name] ?? '';
  return {
    /** A field to type into was left empty. */
    fillIn: (form: OperationId, name: string) => (rules.required ?? '').replace('{field}', title(form, name)),
    /** A list was left as it was. */
    choose: (form: OperationId, name: string) => t('forms.choice.missing', { field: title(form, name) }),
    title,
    /** A rule without a limit that a field breaks. */
    rule: (rule: string, form: OperationId, name: string) =>
      (rules[rule] ?? '').replace('{field}', title(form, name)),
    /** The label of a value, by its name. */
    label: (name: string) => enums[name] ?? '',
    code: (name: string) => codes[name] ?? '',
    /** A code with a wait, however long it is. */
    codeWithWait: (name: string) => new RegExp((codes[name] ?? '').replace('{retryAfter}', '.*\\d.*')),
  };
}
