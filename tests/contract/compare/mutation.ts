import type { Kind } from '#contract/compare/change.ts';
import type { Level, Side } from '#contract/compare/verdict.ts';
import type { JsonObject } from '#description/json.ts';

/** One change of a small description, on a path of its own, so that many fit into one pair of descriptions. */
export interface Mutation {
  readonly name: string;
  /** What ours calls it; undefined: nothing has changed. */
  readonly kind: Kind | undefined;
  readonly side: Side;
  readonly level: Level;
  /** Path items before and after; every path begins with `/mutations/<name>`. */
  readonly base: JsonObject;
  readonly now: JsonObject;
  /** Components that the paths use, before and after; names are used by one mutation only. */
  readonly parts?: readonly [before: JsonObject, after: JsonObject];
  /** Other tools know what it is about: no extension of ours. */
  readonly standard: boolean;
  /** It must not meet others: a tool may take a path that came for the one that went. */
  readonly alone?: true;
}

/** One pair of descriptions with all these mutations. */
export function mutatedPair(mutations: readonly Mutation[]): readonly [base: JsonObject, now: JsonObject] {
  const wholeDocument = (paths: JsonObject, schemas: JsonObject): JsonObject => ({
    openapi: '3.1.0',
    info: { title: 'A small shop', version: '1.0.0' },
    servers: [{ url: 'http://127.0.0.1' }],
    paths,
    components: {
      schemas,
      securitySchemes: {
        memberToken: { type: 'apiKey', in: 'query', name: 'token' },
        signature: { type: 'apiKey', in: 'header', name: 'X-Sign' },
      },
    },
  });
  const all = (version: 0 | 1) => {
    const paths = mutations.map((mutation) => (version === 0 ? mutation.base : mutation.now));
    const schemas = mutations.map(({ parts }) => parts?.[version] ?? {});
    return wholeDocument(Object.assign({}, ...paths), Object.assign({}, ...schemas));
  };
  return [all(0), all(1)];
}

export const done: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'msg'],
  properties: { code: { type: 'integer', const: 0 }, msg: { type: 'string', maxLength: 200 } },
};

/** The answer that all mutations give. */
export function answersWith(schema: JsonObject, more: JsonObject = {}): JsonObject {
  return { '200': { description: 'Done.', content: { 'application/json': { schema } }, ...more } };
}

/** A call of a mutation: a form of these fields, or another answer. */
export function callOf(name: string, more: JsonObject = {}): JsonObject {
  return {
    operationId: name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['mutations'],
    summary: 'A call',
    security: [{ signature: [] }],
    responses: answersWith(done),
    ...more,
  };
}

/** A form-encoded body. */
export function formOf(schema: JsonObject, more: JsonObject = {}): JsonObject {
  return { required: true, content: { 'application/x-www-form-urlencoded': { schema } }, ...more };
}
