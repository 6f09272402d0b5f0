import type { Operation } from '#description/description.ts';
import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { pascal } from './emit.ts';

/** An integer enum and its place in the description. */
export interface NamedEnum {
  /** Schema and property, or operation and parameter, in PascalCase. */
  readonly name: string;
  readonly values: readonly number[];
  readonly names: readonly string[];
  /** `x-enum-labels`: where the label is another one than that of the name. */
  readonly labels: Json | undefined;
}

/** Every integer enum with `x-enum-names`, named after its schema and property. */
export function listEnums(document: JsonObject, operations: readonly Operation[]): NamedEnum[] {
  const found: NamedEnum[] = [];
  const visit = (node: Json | undefined, name: string): void => {
    const schema = asObject(node);
    const names = asList(schema['x-enum-names']).map(String);
    if (names.length > 0)
      found.push({ name, names, values: asList(schema.enum).map(Number), labels: schema['x-enum-labels'] });
    for (const [property, one] of Object.entries(asObject(schema.properties)))
      visit(one, name + pascal(property));
    if (isObject(schema.items)) visit(schema.items, name);
    if (isObject(schema.contentSchema)) visit(schema.contentSchema, name);
  };
  for (const [name, schema] of Object.entries(asObject(asObject(document.components).schemas)))
    visit(schema, name);
  for (const { id, node } of operations)
    for (const one of asList(node.parameters).map(asObject))
      visit(one.schema, pascal(id) + pascal(String(one.name)));
  return found;
}
