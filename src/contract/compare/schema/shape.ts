import { asList, type Json } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { isSame } from './canonical.ts';
import { joinSchemas, mergeAllOf } from './merge-all-of.ts';
import { type Place, placeOf, pointerTo } from './place.ts';

/** What a schema says, in the form in which two are compared. */
export interface Shape {
  /** Without `allOf`, `oneOf` and `anyOf`. */
  readonly place: Place;
  /** Types other than null; undefined: any. */
  readonly types: ReadonlySet<string> | undefined;
  readonly nullable: boolean;
  /** The values of `enum` or `const`, without null. */
  readonly values: readonly Json[] | undefined;
  /** Branches of `oneOf` or `anyOf` other than null; empty: the schema has no branches. */
  readonly alternatives: readonly Place[];
}

function isNull(place: Place): boolean {
  return place.schema.type === 'null' || ('const' in place.schema && place.schema.const === null);
}

/** Reads a schema; an `allOf` is joined, `oneOf` and `anyOf` become alternatives, null is separate from the other types. */
export function shapeOf(written: Place): Shape {
  const merged = mergeAllOf(written);
  const keyword = 'oneOf' in merged.schema ? 'oneOf' : 'anyOf';
  const { [keyword]: choices, ...schema } = merged.schema;
  const branches = asList(choices).map((branch, index) =>
    placeOf(merged.document, branch, pointerTo(merged, keyword, String(index))),
  );
  const alternatives = branches.filter((branch) => !isNull(branch));
  const hasNull = alternatives.length < branches.length;
  const place = { ...merged, schema };
  const [only] = alternatives;
  // `oneOf: [X, { type: null }]` is another way to write a nullable X.
  if (only && alternatives.length === 1 && hasNull) {
    return { ...shapeOf(joinSchemas(place, only)), nullable: true };
  }
  return { place, alternatives, ...valuesOf(place, hasNull) };
}

function valuesOf({ schema }: Place, hasNull: boolean): Omit<Shape, 'place' | 'alternatives'> {
  const listed =
    'const' in schema ? [schema.const ?? null] : schema.enum === undefined ? undefined : asList(schema.enum);
  const types = typesOf(schema);
  const written = asList(Array.isArray(schema.type) ? schema.type : [schema.type ?? null]);
  const nullable = hasNull || (schema.type === undefined ? listed?.includes(null) : written.includes('null'));
  return {
    types: schema.type === undefined && listed === undefined ? undefined : new Set(types),
    nullable: nullable ?? false,
    values: listed?.filter((value) => !isSame(value, null)),
  };
}
