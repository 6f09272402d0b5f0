import { isObject, type Json } from '#description/json.ts';

const identifier = /^([A-Za-z_$][A-Za-z0-9_$]*|0|[1-9][0-9]{0,14})$/;

/** A JSON value as a TypeScript literal, indented by two spaces, keys without needless quotes. */
export function emitLiteral(value: Json, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null))
      return `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    return `[\n${value.map((item) => `${inner}${emitLiteral(item, inner)},\n`).join('')}${indent}]`;
  }
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  return `{\n${entries.map(([key, item]) => `${inner}${propertyName(key)}: ${emitLiteral(item, inner)},\n`).join('')}${indent}}`;
}

/** A property name as it is written in an object literal or type. */
export function propertyName(name: string): string {
  return identifier.test(name) ? name : JSON.stringify(name);
}

/** An exported constant that keeps its literal types. */
export function emitConstant(name: string, value: Json, comment: string): string {
  return `/** ${comment} */\nexport const ${name} = ${emitLiteral(value)} as const;\n`;
}

/** A JSON file: two spaces, line feed at the end. */
export function jsonFile(value: Json): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** The name with a capital first letter. */
export function pascal(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name with a small first letter. */
export function camel(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
