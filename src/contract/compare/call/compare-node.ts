import { isSame } from '../schema/canonical.ts';
import { type Place, pointerTo } from '../schema/place.ts';
import type { Walk } from '../schema/walk.ts';
import type { SchemaKind } from '../schema-kinds.ts';
import type { Report } from './report.ts';

/** Texts, examples and hints that may be on any node of a description. */
const notes: Readonly<Record<string, SchemaKind>> = {
  summary: 'text-changed',
  description: 'text-changed',
  externalDocs: 'text-changed',
  example: 'example-changed',
  examples: 'example-changed',
};

interface NodePair {
  readonly base: Place;
  readonly now: Place;
  readonly at: string;
  readonly side: Walk['side'];
}

/** Keys that somebody else compares, of parameters, bodies, answers, media types, headers and operations. */
const compared = new Set([
  ...[
    'name',
    'in',
    'required',
    'schema',
    'content',
    'style',
    'explode',
    'allowReserved',
    'encoding',
    'headers',
  ],
  ...['operationId', 'tags', 'deprecated', 'parameters', 'requestBody', 'responses', 'security', 'servers'],
  ...[
    'x-action',
    'x-cooldown',
    'x-hourly-limit',
    'x-page-size',
    'x-relations',
    'x-codes',
    'x-idempotent',
    'x-transport',
  ],
]);

/** Reports texts, examples, hints, deprecation and marks of a node that is not a schema, and keys that nobody knows. */
export function compareNode({ base, now, at, side }: NodePair, report: Report): void {
  const [was, is] = [base.schema, now.schema];
  for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (isSame(was[key], is[key])) continue;
    const kind = kindOf(key, key in was, key in is, at);
    if (!kind) continue;
    const pointer = pointerTo(key in is ? now : base, key);
    report.schema(side, { kind, at, pointer, was: was[key], is: is[key] });
  }
}

function kindOf(key: string, wasThere: boolean, isThere: boolean, at: string): SchemaKind | undefined {
  // Deprecation of an operation itself is reported under the name of the operation.
  if (key === 'deprecated' && at !== '') return isThere ? 'deprecated' : 'reactivated';
  if (key === 'x-transport')
    return `transport-mark-${wasThere && isThere ? 'changed' : isThere ? 'added' : 'removed'}`;
  const known = notes[key];
  if (known) return known;
  if (compared.has(key)) return undefined;
  return key.startsWith('x-') ? 'hint-changed' : 'unknown-changed';
}
