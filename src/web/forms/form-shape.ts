import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { TFunction } from 'i18next';
import type { ExtraFields } from './extra-field.ts';
import { findProblems } from './find-problems.ts';
import { type FormTexts, problemText } from './form-texts.ts';
import type { GeneratedForm, Values } from './generated-form.ts';
import { widgetOf } from './generated-form.ts';

/** A generated form with the page's own fields and words. */
export interface FormPlan {
  readonly form: GeneratedForm<object>;
  readonly extra: ExtraFields;
  /** Titles instead of those of the description. */
  readonly titles: Readonly<Record<string, string>>;
  readonly help: Readonly<Record<string, string>>;
}

/** The schema of one field, with what it refers to. */
export function fieldSchema({ schema }: GeneratedForm<object>, name: string): RJSFSchema {
  const field = schema.properties?.[name];
  if (typeof field !== 'object') return {};
  const defined = schema.$defs?.[field.$ref?.replace('#/$defs/', '') ?? ''];
  return (typeof defined === 'object' ? defined : field) as RJSFSchema;
}

export function titleOf({ form, extra, titles }: FormPlan, name: string, texts: FormTexts): string {
  return titles[name] ?? extra[name]?.title ?? texts.title(form.operation, name);
}

/** The names of all fields in their order. */
export function fieldNames({ form, extra }: FormPlan): readonly string[] {
  const own: readonly string[] = form.uiSchema['ui:order'] ?? Object.keys(form.schema.properties ?? {});
  return Object.entries(extra).reduce<readonly string[]>((names, [name, { after }]) => {
    const place = after === undefined ? names.length : names.indexOf(after) + 1;
    return names.toSpliced(place, 0, name);
  }, own);
}

/** What is rendered: the generated schema with the extra fields in it. It is not what is checked. */
export function shownSchema({ form, extra }: FormPlan): RJSFSchema {
  const needed = Object.keys(extra).filter((name) => !extra[name]?.optional);
  return {
    ...form.schema,
    properties: {
      ...form.schema.properties,
      ...Object.fromEntries(Object.keys(extra).map((name) => [name, { type: 'string' as const }])),
    },
    required: [...(form.schema.required ?? []), ...needed],
  };
}

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
        ...form.uiSchema[name],
        ...(widget ? { 'ui:widget': widget } : {}),
        ...(own?.bare ? { 'ui:label': false } : {}),
        ...(own?.readonly ? { 'ui:readonly': true } : {}),
        'ui:title': titleOf(plan, name, texts),
        'ui:help': help[name] ?? hint,
      },
    ];
  });
  return { ...Object.fromEntries(fields), 'ui:order': names };
}

/** Everything that is wrong, in words, by field. */
export function problemsInWords(
  plan: FormPlan,
  values: Values,
  texts: FormTexts,
  t: TFunction,
): Readonly<Record<string, string>> {
  const { form, extra } = plan;
  const own = Object.entries(findProblems(form, values)).map(([name, problem]) => {
    const widget = widgetOf(form.uiSchema, name);
    const title = titleOf(plan, name, texts);
    return [name, problemText({ title, problem, widget, schema: fieldSchema(form, name) }, texts, t)];
  });
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
