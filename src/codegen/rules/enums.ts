import { asList, asObject, type JsonObject } from '#description/json.ts';
import { everySchema, type Rule, type Violation, violationAt } from './violation.ts';

function findEnumProblem(schema: JsonObject): string | undefined {
  const values = asList(schema.enum);
  const names = asList(schema['x-enum-names']);
  const integers = values.length > 0 && values.every((value) => Number.isInteger(value));
  if (!integers) return names.length > 0 ? 'has x-enum-names and is not an integer enum' : undefined;
  if (names.length !== values.length) return `has ${values.length} values and ${names.length} names`;
  if (new Set(names).size !== names.length) return 'gives two values one name';
  const { screens, unknown } = asObject(schema['x-enum-labels']);
  const short = Object.entries(asObject(screens)).find(
    ([, labels]) => asList(labels).length !== values.length,
  );
  if (short) return `has labels of the screen ${short[0]} that are not one per value`;
  return unknown !== undefined && !values.includes(unknown)
    ? `shows unknown values as ${unknown}, which it does not have`
    : undefined;
}

/** Every value of an integer enum has a name of its own. */
export const enumsAreNamed: Rule = (description) =>
  [...everySchema(description)].flatMap(({ schema, pointer, name, narrows }): Violation[] => {
    if (narrows) return [];
    const problem = findEnumProblem(schema);
    const remedy = 'Write x-enum-names in the order of enum, and a text for each name.';
    return problem === undefined
      ? []
      : [violationAt(description, pointer, `${name ?? pointer} ${problem}`, remedy)];
  });
