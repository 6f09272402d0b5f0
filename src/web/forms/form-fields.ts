import type { RJSFSchema } from '@rjsf/utils';
import type { Language } from '#domain/language.ts';
import type { GeneratedForm, Values } from './generated-form.ts';

type AnyForm = GeneratedForm<object>;

function resolveField({ schema }: AnyForm, field: unknown): RJSFSchema {
  if (typeof field !== 'object' || field === null) return {};
  const reference = '$ref' in field && typeof field.$ref === 'string' ? field.$ref : '';
  const defined = schema.$defs?.[reference.replace('#/$defs/', '')];
  return typeof defined === 'object' ? defined : field;
}

/** The fields inside a field that travels as JSON text, undefined for a plain one. */
function innerFields(form: AnyForm, outer: string): RJSFSchema['properties'] {
  const { type, properties } = resolveField(form, form.schema.properties?.[outer]);
  return type === 'object' ? properties : undefined;
}

/** `invoiceInfo.name` names the field `name` inside the JSON text of `invoiceInfo`. */
function partsOf(name: string): readonly [string, string | undefined] {
  const [outer = '', inner] = name.split('.');
  return [outer, inner];
}

/** The listed fields take the places that they have among all of them. */
function arrange(names: readonly string[], listed: readonly string[]): readonly string[] {
  const rest = listed.filter((name) => names.includes(name)).values();
  return names.map((name) => (listed.includes(name) ? (rest.next().value ?? name) : name));
}

/** The names of the form's own fields, in the order of a language when one is given; those inside a JSON text are fields of their own. */
export function ownFieldNames(form: AnyForm, language?: Language): readonly string[] {
  const described: readonly string[] = form.uiSchema['ui:order'] ?? Object.keys(form.schema.properties ?? {});
  const orders: Partial<Record<Language, readonly string[]>> = form.uiSchema['ui:fieldOrder'] ?? {};
  const outer = arrange(described, (language && orders[language]) ?? []);
  return outer.flatMap((name) => {
    const inner = innerFields(form, name);
    return inner ? Object.keys(inner).map((field) => `${name}.${field}`) : [name];
  });
}

/** The schema of one field as it is written, with its reference. */
export function writtenSchema(form: AnyForm, name: string): RJSFSchema {
  const [outer, inner] = partsOf(name);
  const field = inner === undefined ? form.schema.properties?.[outer] : innerFields(form, outer)?.[inner];
  return typeof field === 'object' ? field : {};
}

/** The schema of one field, with what it refers to. */
export function fieldSchema(form: AnyForm, name: string): RJSFSchema {
  return resolveField(form, writtenSchema(form, name));
}

/** Values as the operation takes them → values by the names of the fields that are shown. */
export function toFields(form: AnyForm, values: Values): Values {
  const pairs = Object.entries(values).flatMap(([name, value]) => {
    if (!innerFields(form, name) || typeof value !== 'object' || value === null) return [[name, value]];
    return Object.entries(value).map(([field, one]) => [`${name}.${field}`, one]);
  });
  return Object.fromEntries(pairs);
}

/** Values by the names of the fields that are shown → values as the operation takes them. */
export function fromFields(form: AnyForm, values: Values): Values {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const [outer, inner] = partsOf(name);
    nested[outer] = inner === undefined ? value : { ...(nested[outer] ?? {}), [inner]: value };
  }
  for (const name of form.schema.required ?? []) if (innerFields(form, name)) nested[name] ??= {};
  return nested;
}

/** The field at a path of the operation's own values; a path that leads into a list names the list. */
export function fieldAt(form: AnyForm, [outer = '', inner]: readonly string[]): string {
  return inner !== undefined && innerFields(form, outer) ? `${outer}.${inner}` : outer;
}
