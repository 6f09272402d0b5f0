import { expect, it } from 'vitest';
import texts from '#generated/texts/en_US.json';
import { type GeneratedForm, widgetOf } from './generated-form.ts';

const files = import.meta.glob<Record<string, unknown>>('../../../generated/forms/*.ts', { eager: true });
const forms = Object.values(files).flatMap((file) =>
  Object.entries(file).flatMap(([name, value]) =>
    // Generated files export a form under a name that ends so.
    name.endsWith('Form') ? [value as GeneratedForm<object>] : [],
  ),
);
const fields: Readonly<Record<string, string>> = texts.fields;
const rules: Readonly<Record<string, string>> = texts.rules;

/** `Details` and `Requirements`, but neither `Address` nor `Status`. */
const plural = /[^su]s$/;

it('says of a field in the plural that they are required', () => {
  const inPlural = forms.flatMap(({ operation, schema, uiSchema }) =>
    Object.keys(schema.properties ?? {})
      .filter((name) => widgetOf(uiSchema, name) !== 'hidden')
      .filter((name) => plural.test(fields[`${operation}.${name}`] ?? fields[name] ?? ''))
      .map((name) => `${operation}.${name}`),
  );
  expect(inPlural.length).toBeGreaterThan(3);
  expect(inPlural.filter((field) => rules[`${field}.required`] !== '{field} are required')).toEqual([]);
});
