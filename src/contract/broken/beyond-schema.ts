import { asObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { PlannedRequest } from '#description/request-plan.ts';
import type { Contract } from '../contract.ts';

/** Rules that no schema can say. */
const beyondSchemas = new Set([
  ...['uniqueItems', 'decimals', 'afterToday', 'common', 'unit', 'column', 'unchanged'],
]);
/** Rules about the request, not about one value. */
const ofRequests = new Set(['required', 'type', 'unknownField', 'duplicateField', 'json', 'const']);

/**
 * Whether a refused field breaks a rule that the schema of the request states: a handler may refuse what only words of the
 * description rule out, such as a search for nothing but signs, and that is not a stricter server.
 */
export function isOfSchemaRule(
  { description }: Contract,
  { schema }: Pick<PlannedRequest, 'schema'>,
  { field, rule }: { readonly field: string; readonly rule: string },
): boolean {
  if (beyondSchemas.has(rule)) return false;
  if (ofRequests.has(rule) || field.includes('.')) return true;
  const patterns = Object.entries(asObject(schema.patternProperties));
  const numbered = patterns.find(([pattern]) => new RegExp(pattern, 'u').test(field))?.[1];
  const node = asObject(schema.properties)[field] ?? numbered;
  return node === undefined || rule in resolveRef(description.document, node);
}
