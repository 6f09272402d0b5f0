import type { Description } from '#description/description.ts';
import { asText, type JsonObject } from '#description/json.ts';
import { isFileSchema, typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import { everySchema, type Place, type Rule, type Violation, violationAt } from './violation.ts';

/** What bounds a type; an enum or constant bounds any. */
const bounds: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength'],
  integer: ['minimum|exclusiveMinimum', 'maximum|exclusiveMaximum'],
  number: ['minimum|exclusiveMinimum', 'maximum|exclusiveMaximum'],
  array: ['maxItems'],
  object: ['additionalProperties'],
};

function missingBounds(schema: JsonObject): string[] {
  if ('enum' in schema || 'const' in schema || isFileSchema(schema)) return [];
  const requiredBounds = typesOf(schema).flatMap((type) => bounds[type] ?? []);
  return [...new Set(requiredBounds)].filter((one) => !one.split('|').some((keyword) => keyword in schema));
}

/** Every property and parameter says what it is, itself or through the schema that it refers to. */
export const propertiesAreDescribed: Rule = (description) =>
  [...everySchema(description)].flatMap((place): Violation[] => {
    const { pointer, described, narrows, name, schema } = place;
    const isComponent = /^\/components\/schemas\/[^/]+$/.test(pointer);
    if ((name === undefined && !isComponent) || described || narrows) return [];
    if (asText(resolveRef(description.document, schema).description).trim() !== '') return [];
    return [
      violationAt(
        description,
        pointer,
        `${nameOf(place)} has no description`,
        'Say what it is, with its unit.',
      ),
    ];
  });

function nameOf({ name, pointer }: Place): string {
  return name ?? pointer.split('/').at(-1) ?? pointer;
}

function checkBounds(description: Description, place: Place): Violation[] {
  const { schema, pointer, narrows } = place;
  if (narrows || '$ref' in schema || 'oneOf' in schema || 'anyOf' in schema || 'allOf' in schema) return [];
  const noType = typesOf(schema).length === 0 && !isFileSchema(schema);
  if (noType) return [violationAt(description, pointer, `${nameOf(place)} has no type`, 'Write `type`.')];
  return missingBounds(schema).map((bound) =>
    violationAt(
      description,
      pointer,
      `${nameOf(place)} has no ${bound.split('|')[0]}`,
      'Bound it: nothing on the wire is endless.',
    ),
  );
}

/** Every string, number, list and object has its bounds. */
export const propertiesAreBounded: Rule = (description) =>
  [...everySchema(description)].flatMap((place) => checkBounds(description, place));
