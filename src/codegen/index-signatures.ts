import ts from 'typescript';
import { asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { prefixOf } from '#description/patterned.ts';
import { rewrite } from '#description/views.ts';
import { editCode } from './code-edits.ts';

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

/** Generated TypeScript with the marked properties as index signatures. Throws where a mark is left. */
export function withIndexSignatures(code: string): string {
  const finished = editCode(code, (node) => {
    if (!ts.isStringLiteral(node) || !node.text.startsWith(marker)) return undefined;
    const { parent } = node;
    if (!ts.isPropertySignature(parent) || parent.name !== node || parent.questionToken === undefined)
      throw new Error(`A marked property is written in another form: ${parent.getText()}`);
    const prefix = node.text.slice(marker.length);
    const text = `[name: \`${prefix}\${number}\`]`;
    return { start: node.getStart(), end: parent.questionToken.getEnd(), text };
  });
  if (finished.includes(marker)) throw new Error('A marked property is left in generated code');
  return finished;
}
