import { type DescribedAction, listActions } from '#description/actions.ts';
import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

interface Named {
  readonly field: string;
  readonly values: readonly Json[];
  /** Its place in the action. */
  readonly where: string;
}

function rows(node: Json | undefined, where: string): Named[] {
  return asList(node).flatMap((row) =>
    Object.entries(asObject(row)).map(([field, values]) => ({ field, values: asList(values), where })),
  );
}

function readFieldValues(node: Json | undefined, where: string): Named[] {
  return Object.entries(asObject(node)).map(([field, value]) => ({
    field,
    values: Array.isArray(value) ? value : [value],
    where,
  }));
}

/** A value is possible when the enum of the field has it; 0 stands for a missing optional field. */
function findImpossibleValue(
  field: JsonObject,
  values: readonly Json[],
  optional: boolean,
): Json | undefined {
  const allowed = field.enum === undefined ? undefined : asList(field.enum);
  return values.find(
    (value) => allowed !== undefined && !allowed.includes(value) && !(optional && value === 0),
  );
}

interface Checked {
  /** Where the action is written. */
  readonly pointer: string;
  readonly schema: JsonObject;
  /** What a message calls the schema. */
  readonly what: string;
}

function check(
  description: Description,
  { pointer, schema, what }: Checked,
  named: readonly Named[],
): Violation[] {
  const properties = asObject(schema.properties);
  return named.flatMap(({ field, values, where }) => {
    if (!(field in properties))
      return [
        violationAt(
          description,
          pointer,
          `${where} names ${field}, which ${what} does not have`,
          'Correct the field.',
        ),
      ];
    const optional = !asList(schema.required).includes(field);
    const value = findImpossibleValue(resolveRef(description.document, properties[field]), values, optional);
    if (value === undefined) return [];
    return [
      violationAt(
        description,
        pointer,
        `${where}: ${field} of ${what} is never ${String(value)}`,
        'Correct the value.',
      ),
    ];
  });
}

function ofAction(
  description: Description,
  operation: Operation,
  { on, node }: DescribedAction,
): Violation[] {
  const pointer = `${operation.pointer}/x-action`;
  const entity = asObject(asObject(description.document.components).schemas)[on];
  if (entity === undefined)
    return [
      violationAt(
        description,
        pointer,
        `x-action is on ${on}, which is not a schema`,
        'Name the schema of the entity.',
      ),
    ];
  const screens = Object.entries(asObject(node.screens));
  const ofEntity = [
    ...rows(node.when, 'when'),
    ...screens.flatMap(([screen, one]) => rows(one, `screens.${screen}`)),
    ...readFieldValues(node.sets, 'sets'),
  ];
  return [
    ...check(description, { pointer, schema: asObject(entity), what: on }, ofEntity),
    ...check(
      description,
      { pointer, schema: operation.body ?? {}, what: 'the form' },
      readFieldValues(node.request, 'request'),
    ),
  ];
}

/** The fields and values of `x-action` exist in the entity and in the form. */
export const actionsFitEntities: Rule = (description) =>
  description.operations.flatMap((operation) =>
    listActions([operation]).flatMap((action) => ofAction(description, operation, action)),
  );
