import { asObject, isObject, type Json, type JsonObject } from './json.ts';
import { rewrite } from './views.ts';

const marker = 'any-number-after:';

/**
 * `patternProperties` such as `^column[1-9][0-9]*$` are unknown to the type generators. They are given a marked
 * property instead, which `withIndexSignatures` turns into the index signature `column${number}`.
 */
export function markPatterns(view: JsonObject): JsonObject {
  return asObject(
    rewrite(view, (node) => {
      if (!isObject(node.patternProperties)) return node;
      const { patternProperties, ...rest } = node;
      const marked = Object.entries(patternProperties).map(([pattern, schema]): [string, Json] => [
        `${marker}${prefixOf(pattern)}`,
        schema,
      ]);
      return { ...rest, properties: { ...asObject(rest.properties), ...Object.fromEntries(marked) } };
    }),
  );
}

/** The fixed start of a pattern that goes on with a number only. */
export function prefixOf(pattern: string): string {
  const [, prefix] = /^\^([A-Za-z]+)(?:\[|\\d)/.exec(pattern) ?? [];
  if (prefix === undefined) throw new Error(`patternProperties: ${pattern} is no name followed by a number`);
  return prefix;
}

/** Generated TypeScript with the marked properties as index signatures. */
export function withIndexSignatures(code: string): string {
  return code.replace(
    new RegExp(`(readonly )?["']${marker}([A-Za-z]+)["']\\?:`, 'g'),
    (_all, readonly: string | undefined, prefix: string) =>
      `${readonly ?? ''}[name: \`${prefix}\${number}\`]:`,
  );
}
