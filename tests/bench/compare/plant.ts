import type { Kind, Level, Side } from '#contract/compare/change.ts';
import type { JsonObject } from '#description/json.ts';

/** One change of a small description, on a path of its own, so that many fit into one pair of descriptions. */
export interface Plant {
  readonly name: string;
  /** What ours calls it; undefined: nothing has changed. */
  readonly kind: Kind | undefined;
  readonly side: Side;
  readonly level: Level;
  /** Path items before and after; every path begins with `/plants/<name>`. */
  readonly base: JsonObject;
  readonly now: JsonObject;
  /** Components that the paths use, before and after; names are used by one plant only. */
  readonly parts?: readonly [before: JsonObject, after: JsonObject];
  /** Other tools know what it is about: no extension of ours. */
  readonly standard: boolean;
  /** It must not meet others: a tool may take a path that came for the one that went. */
  readonly alone?: true;
}

/** The plants as they are shown to tools: all together, but for those that stand alone. */
export function batches(plants: readonly Plant[]): (readonly Plant[])[] {
  const together = plants.filter(({ alone }) => !alone);
  return [together, ...plants.filter(({ alone }) => alone).map((plant) => [plant])];
}

/** One pair of descriptions with all these plants. */
export function planted(plants: readonly Plant[]): readonly [base: JsonObject, now: JsonObject] {
  const whole = (paths: JsonObject, schemas: JsonObject): JsonObject => ({
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
    const paths = plants.map((plant) => (version === 0 ? plant.base : plant.now));
    const schemas = plants.map(({ parts }) => parts?.[version] ?? {});
    return whole(Object.assign({}, ...paths), Object.assign({}, ...schemas));
  };
  return [all(0), all(1)];
}

/** Which plant a path belongs to. */
export function plantAt(plants: readonly Plant[], path: string): Plant | undefined {
  const [, , name] = path.split('/');
  return plants.find((plant) => plant.name === name);
}

export const done: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'msg'],
  properties: { code: { type: 'integer', const: 0 }, msg: { type: 'string', maxLength: 200 } },
};

/** The answer that all plants give. */
export function answersWith(schema: JsonObject, more: JsonObject = {}): JsonObject {
  return { '200': { description: 'Done.', content: { 'application/json': { schema } }, ...more } };
}

/** A call of a plant: a form of these fields, or another answer. */
export function callOf(name: string, more: JsonObject = {}): JsonObject {
  return {
    operationId: name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
    tags: ['plants'],
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
