// Generated from openapi/ by `npm run generate`. Never edited by hand.

/**
 * The rule that is broken. The language files have its text under `rules`.
 */
export type RefusedFieldRule = typeof RefusedFieldRule[keyof typeof RefusedFieldRule];


export const RefusedFieldRule = {
  required: 'required',
  type: 'type',
  enum: 'enum',
  const: 'const',
  minLength: 'minLength',
  maxLength: 'maxLength',
  pattern: 'pattern',
  format: 'format',
  minimum: 'minimum',
  maximum: 'maximum',
  exclusiveMinimum: 'exclusiveMinimum',
  decimals: 'decimals',
  minItems: 'minItems',
  maxItems: 'maxItems',
  uniqueItems: 'uniqueItems',
  unknownField: 'unknownField',
  duplicateField: 'duplicateField',
  json: 'json',
  afterToday: 'afterToday',
  common: 'common',
  unit: 'unit',
  column: 'column',
  region: 'region',
  unchanged: 'unchanged',
} as const;
