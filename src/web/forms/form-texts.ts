import type { RJSFSchema } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type described from '#generated/texts/zh_CN.json';
import { useTexts } from '#web/i18n/texts-context.ts';
import type { Problem } from './find-problems.ts';

type Described = Readonly<Record<keyof typeof described, Readonly<Record<string, string>>>>;

/** The texts of the description in the language of the page, as forms need them. */
export interface FormTexts {
  /** The title of a field: the operation's own, else the general one. */
  readonly title: (operation: string, name: string) => string;
  /** What is wrong, in words. */
  readonly rule: (title: string, problem: Problem) => string;
  /** What the description says in words of its own where this field of an operation is missing: a title may be a plural. */
  readonly missing: (operation: string, name: string, title: string) => string | undefined;
  /** The name of an enum's value. */
  readonly choice: (name: string) => string;
}

function formTexts({ fields, rules, enums }: Described): FormTexts {
  return {
    title: (operation, name) => fields[`${operation}.${name}`] ?? fields[name] ?? name,
    rule: (title, { rule, limit }) =>
      (rules[rule] ?? rules.type ?? '').replace('{field}', title).replace('{limit}', String(limit ?? '')),
    missing: (operation, name, title) => rules[`${operation}.${name}.required`]?.replace('{field}', title),
    choice: (name) => enums[name] ?? name,
  };
}

/** Needs the text areas `formAreas`. */
export function useFormTexts(): FormTexts {
  const { texts } = useTexts();
  const area = texts.read('described');
  if (!area) throw new Error('A form needs the texts of the description: load the areas `formAreas`');
  // The one area that is generated, from the texts of the description.
  return formTexts(area as Described);
}

interface Broken {
  readonly operation: string;
  readonly name: string;
  readonly title: string;
  readonly problem: Problem;
  readonly widget: unknown;
  readonly schema: RJSFSchema;
}

/** Says what to do; where the rule's own text only says that something is wrong, the widget knows better. */
export function problemText(
  { operation, name, title, problem, widget, schema }: Broken,
  texts: FormTexts,
  t: TFunction,
): string {
  const missing = problem.rule === 'required';
  const wrongKind = problem.rule === 'pattern' || problem.rule === 'format';
  const own = missing ? texts.missing(operation, name, title) : undefined;
  if (own !== undefined) return own;
  // Not of a region: an address says "please fill in" of each of its six fields.
  if (missing && widget === 'upload') return t('forms.upload.missing', { field: title });
  if (missing && ['country', 'province', 'select', 'radio', 'checkbox'].includes(String(widget)))
    return t('forms.choice.missing', { field: title });
  if (!missing && widget === 'mailedCode') return t('forms.code.digits', { digits: schema.maxLength });
  if (!missing && widget === 'email') return t('forms.rule.mail');
  if (wrongKind && widget === 'phone') return t('forms.rule.phone');
  if (wrongKind && widget === 'mobile') return t('forms.rule.mobile');
  if (wrongKind && widget === 'newPassword') return t('forms.password.kinds', { field: title });
  return texts.rule(title, problem);
}
