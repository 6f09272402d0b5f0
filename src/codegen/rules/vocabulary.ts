import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Description } from '#description/description.ts';
import { asObject, isObject, type Json, type JsonObject, pointerStep } from '#description/json.ts';
import { type Rule, type Violation, violationAt } from './violation.ts';

const dataKeys = new Set(['example', 'examples', 'default', 'const', 'enum']);

interface Vocabulary {
  readonly validate: ValidateFunction;
  readonly known: JsonObject;
}

function check(
  description: Description,
  { validate, known }: Vocabulary,
  [key, value]: readonly [string, Json],
  pointer: string,
): Violation[] {
  const place = `${pointer}/${pointerStep(key)}`;
  if (!(key in known))
    return [
      violationAt(
        description,
        place,
        `${key} is not in the vocabulary`,
        'Use a standard keyword, or add it to vocabulary.schema.json and README.md.',
      ),
    ];
  if (validate({ [key]: value })) return [];
  const [error] = (validate.errors ?? []).toSorted((a, b) => b.instancePath.length - a.instancePath.length);
  const what = `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}`;
  return [
    violationAt(
      description,
      place,
      `${key}: ${what}`,
      'See its form in vocabulary.schema.json and README.md.',
    ),
  ];
}

/** No `x-` outside `vocabulary.schema.json`, and every one in the form given there. */
export const extensionsAreKnown: Rule = (description) => {
  const text = readFileSync(join(description.folder, 'vocabulary.schema.json'), 'utf8');
  const vocabulary: JsonObject = JSON.parse(text);
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(vocabulary);
  const known = asObject(vocabulary.properties);
  const visit = (node: Json, pointer: string, parent: string): Violation[] => {
    if (Array.isArray(node)) return node.flatMap((item, place) => visit(item, `${pointer}/${place}`, parent));
    if (!isObject(node)) return [];
    return Object.entries(node).flatMap(([key, value]) => {
      if (parent === 'properties') return visit(value, `${pointer}/${pointerStep(key)}`, '');
      if (key.startsWith('x-')) return check(description, { validate, known }, [key, value], pointer);
      return dataKeys.has(key) ? [] : visit(value, `${pointer}/${pointerStep(key)}`, key);
    });
  };
  return visit(description.document, '', '');
};
