import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type { Language } from '#domain/language.ts';
import type { ExtraFields } from './extra-field.ts';
import { cleanValues, findProblems } from './find-problems.ts';
import { fieldSchema, ownFieldNames, writtenSchema } from './form-fields.ts';
import { type FormTexts, problemText } from './form-texts.ts';
import { type GeneratedForm, hintsOf, type Values, widgetOf } from './generated-form.ts';

/** A generated form with the page's own fields and words. */
export interface FormPlan {
  readonly form: GeneratedForm<object>;
  readonly extra: ExtraFields;
  /** Titles instead of those of the description. */
  readonly titles: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
  /** Values that the page has decided: checked and sent, not shown. */
  readonly fixed: Values;
  /** Fields that the page requires although the operation can do without. */
  readonly required: readonly string[];
  /** Decides the order of the fields. */
  readonly language: Language;
}

export function titleOf({ form, extra, titles }: FormPlan, name: string, texts: FormTexts): string {
  return titles[name] ?? extra[name]?.title ?? texts.title(form.operation, name);
}

/** The names of all fields that are shown, in their order. */
export function fieldNames({ form, extra, fixed, language }: FormPlan): readonly string[] {
  const own = ownFieldNames(form, language).filter((name) => !(name in fixed));
  return Object.entries(extra).reduce<readonly string[]>((names, [name, { after }]) => {
    const place = after === undefined ? names.length : names.indexOf(after) + 1;
    return names.toSpliced(place, 0, name);
  }, own);
}

/**
 * What is rendered: one level of fields, with the extra ones. It is not what is checked: conditions are left out, and what they
 * require is found by checking the empty form.
 */
export function shownSchema(plan: FormPlan): RJSFSchema {
  const { form, extra, fixed, required } = plan;
  const names = fieldNames(plan);
  const missing = findProblems(form, fixed);
  const isNeeded = (name: string) =>
    extra[name] ? !extra[name].optional : required.includes(name) || missing[name]?.rule === 'required';
  // An amount is typed as text: the renderer would make a number of it, which may be another one.
  const isText = (name: string) => extra[name] !== undefined || widgetOf(form.uiSchema, name) === 'money';
  const fields = names.map((name) => [
    name,
    isText(name) ? { type: 'string' as const } : writtenSchema(form, name),
  ]);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields),
    required: names.filter(isNeeded),
    ...(form.schema.$defs ? { $defs: form.schema.$defs } : {}),
  };
}

/** Groups of controls whose widget is a fieldset with a legend: a label can only name one control. */
const groups: readonly unknown[] = ['radio', 'checkbox'];

/** Widgets, titles and help of every field. */
export function shownUiSchema(plan: FormPlan, texts: FormTexts, t: TFunction): UiSchema {
  const { form, extra, help } = plan;
  const names = fieldNames(plan);
  const fields = names.map((name) => {
    const own = extra[name];
    const widget = own?.widget ?? widgetOf(form.uiSchema, name);
    const { minLength: least, maxLength: most } = fieldSchema(form, name);
    const hint = widget === 'newPassword' && most ? t('forms.password.rule', { least, most }) : undefined;
    return [
      name,
      {
        ...hintsOf(form.uiSchema, name),
        ...(widget ? { 'ui:widget': widget } : {}),
        ...(own?.bare || groups.includes(widget) ? { 'ui:label': false } : {}),
        ...(own?.readonly ? { 'ui:readonly': true } : {}),
        'ui:title': titleOf(plan, name, texts),
        'ui:help': help[name] ?? hint,
      },
    ];
  });
  return { ...Object.fromEntries(fields), 'ui:order': names };
}

/** The titles of the required fields that are empty, in the order of the form. */
export function missingTitles(plan: FormPlan, values: Values, texts: FormTexts): readonly string[] {
  const problems = findProblems(plan.form, { ...values, ...plan.fixed });
  return fieldNames(plan)
    .filter((name) => problems[name]?.rule === 'required')
    .map((name) => titleOf(plan, name, texts));
}

/** Everything that is wrong, in words, by field. */
export function problemsInWords(
  plan: FormPlan,
  values: Values,
  texts: FormTexts,
  t: TFunction,
): Readonly<Record<string, string>> {
  const { form, extra, fixed, required } = plan;
  const cleaned = cleanValues(form, values);
  const missing = required
    .filter((name) => cleaned[name] === undefined)
    .map((name) => [name, { rule: 'required' }] as const);
  const own = [...Object.entries(findProblems(form, { ...values, ...fixed })), ...missing].map(
    ([name, problem]) => {
      const widget = widgetOf(form.uiSchema, name);
      const title = titleOf(plan, name, texts);
      const schema = fieldSchema(form, name);
      const { operation } = form;
      return [name, problemText({ operation, name, title, problem, widget, schema }, texts, t)];
    },
  );
  const extras = Object.entries(extra).map(([name, field]) => {
    const value = String(values[name] ?? '');
    if (value.trim() !== '') return [name, field.check?.(value, values)];
    return [
      name,
      field.optional ? undefined : (field.missing ?? texts.rule(field.title, { rule: 'required' })),
    ];
  });
  return Object.fromEntries([...own, ...extras].filter(([, text]) => text !== undefined));
}
