import { parseJson } from '#domain/wire/parse-json.ts';
/** Any JSON value, as read from a YAML file. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Whether a value is an object, which a list and null are not. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value as an object; anything else, absence included, is an empty one. */
export function asObject(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value as a list; anything else, absence included, is an empty one. */
export function asList(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value as text; anything else, absence included, is the empty text. */
export function asText(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** One step of a JSON pointer (RFC 6901), escaped. */
export function pointerStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The steps of a JSON pointer (RFC 6901), unescaped; `/a~1b/c` gives `['a/b', 'c']`. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a JSON pointer, or undefined. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of pointerSteps(pointer)) {
    if (Array.isArray(value)) value = value[Number(step)];
    else if (isObject(value)) value = value[step];
    else return undefined;
  }
  return value;
}

/** Reads a text as JSON; undefined when it is none. */
export function tryParseJson(text: string): Json | undefined {
  try {
    return parseJson<Json>(text);
  } catch {
    return undefined;
  }
}
