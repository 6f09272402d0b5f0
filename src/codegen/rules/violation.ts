import type { Description } from '#description/description.ts';
import { asObject, isObject, type Json, type JsonObject, pointerStep } from '#description/json.ts';

/** One thing that is wrong with the description: where it was written, what it is, what to do. */
export interface Violation {
  readonly file: string;
  readonly pointer: string;
  readonly problem: string;
  readonly remedy: string;
}

/** A rule about the description; returns every place that breaks it. */
export type Rule = (description: Description) => Violation[];

/** A violation at a pointer of the bundle, with the file and place where the author wrote it. */
export function violationAt(
  description: Description,
  pointer: string,
  problem: string,
  remedy: string,
): Violation {
  const steps = pointer.split('/');
  for (let length = steps.length; length > 1; length -= 1) {
    const origin = description.origins.get(steps.slice(0, length).join('/'));
    if (!origin) continue;
    const rest = steps.slice(length).map((step) => `/${step}`);
    return { file: origin.file, pointer: origin.pointer + rest.join(''), problem, remedy };
  }
  return { file: 'openapi.yaml', pointer, problem, remedy };
}

/** A schema somewhere in the description. */
export interface Place {
  readonly schema: JsonObject;
  readonly pointer: string;
  /** Name of the property or parameter, where the schema is one. */
  readonly name: string | undefined;
  /** The parameter around it describes it. */
  readonly described: boolean;
  /** Inside `if`, `then`, `else` or `not`: it narrows a schema that is written elsewhere. */
  readonly narrows: boolean;
}

const narrowing = /\/(if|then|else|not)(\/|$)/;
const single = ['items', 'additionalProperties', 'contentSchema', 'not', 'if', 'then', 'else'] as const;
const several = ['oneOf', 'anyOf', 'allOf'] as const;

function* inside(schema: JsonObject, pointer: string): Generator<Place> {
  for (const map of ['properties', 'patternProperties'] as const)
    for (const [name, one] of Object.entries(asObject(schema[map])))
      yield* walk(one, `${pointer}/${map}/${pointerStep(name)}`, name);
  for (const key of single) if (isObject(schema[key])) yield* walk(schema[key], `${pointer}/${key}`);
  for (const key of several)
    for (const [place, one] of (Array.isArray(schema[key]) ? schema[key] : []).entries())
      yield* walk(one, `${pointer}/${key}/${place}`);
}

function* walk(node: Json, pointer: string, name?: string, described = false): Generator<Place> {
  if (!isObject(node)) return;
  yield { schema: node, pointer, name, described, narrows: narrowing.test(pointer) };
  yield* inside(node, pointer);
}

/** Every schema that the author wrote, each once: components with all that is inside, and the parameters. */
export function* everySchema({ document }: Description): Generator<Place> {
  const components = asObject(document.components);
  for (const [name, schema] of Object.entries(asObject(components.schemas)))
    yield* walk(schema, `/components/schemas/${name}`);
  for (const [name, parameter] of Object.entries(asObject(components.parameters)))
    yield* ofParameter(parameter, `/components/parameters/${name}`);
  for (const [path, item] of Object.entries(asObject(document.paths)))
    for (const [method, operation] of Object.entries(asObject(item)))
      for (const [place, parameter] of listItems(asObject(operation).parameters))
        yield* ofParameter(parameter, `/paths/${pointerStep(path)}/${method}/parameters/${place}`);
}

function listItems(node: Json | undefined): [number, Json][] {
  return Array.isArray(node) ? [...node.entries()] : [];
}

function* ofParameter(node: Json, pointer: string): Generator<Place> {
  const { schema, name, description } = asObject(node);
  if (schema !== undefined)
    yield* walk(schema, `${pointer}/schema`, String(name), typeof description === 'string');
}
