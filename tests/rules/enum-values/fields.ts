import { readFileSync } from 'node:fs';

/**
 * Names that are an integer enum in one place and an ordinary number elsewhere: `code` is also an exit code and a status, `integralNum`
 * a number of points, `format` also a version of a file, `ranges` a count of values, and `value` anything.
 */
const ambiguous = new Set(['code', 'format', 'integralNum', 'ranges', 'value']);

/** Names that columns and variables have for enums of the description, whatever their names on the wire. */
const ownNames = ['decision', 'kind', 'state'];

/** Enums have small values; a larger number is a status of HTTP, or a number of contacts. */
export const isSmall = (text: string) => Number(text) < 100;

const ownNumbers = new Map([
  // The step between two quantities, as `value + by`.
  ['src/web/components/quantity.tsx', 'by'],
  // A value that no description may have.
  ['src/codegen/rules/broken-descriptions.ts', 'proOrderState'],
]);

/** How much a word says is measured by what it names: its kind, its type. */
const weights = 'src/domain/search/word-weights.ts';

export function isOwnNumber(path: string, name: string): boolean {
  return path === weights || ownNumbers.get(path) === name;
}

interface Schema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
}

const api: unknown = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function at(pointer: string): unknown {
  const steps = pointer.slice(2).split('/');
  return steps.reduce((value: unknown, step) => (isObject(value) ? value[step] : undefined), api);
}

function isIntegerEnum(schema: Schema): boolean {
  if (schema.$ref !== undefined) {
    const target = at(schema.$ref);
    return isObject(target) && isIntegerEnum(target);
  }
  return schema.enum?.some((value) => typeof value === 'number') ?? false;
}

/** Properties and parameters of the description that are integer enums. */
function enumFields(): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (name: string, schema: unknown) => {
    if (isObject(schema) && isIntegerEnum(schema) && !ambiguous.has(name)) found.add(name);
  };
  const visit = (node: unknown): void => {
    if (!isObject(node)) return;
    if (isObject(node.properties))
      for (const [name, schema] of Object.entries(node.properties)) note(name, schema);
    if (typeof node.in === 'string' && typeof node.name === 'string') note(node.name, node.schema);
    for (const child of Object.values(node)) visit(child);
  };
  visit(api);
  for (const name of ownNames) found.add(name);
  // A list of values is called after them: payTypes.
  return new Set(
    [...found].flatMap((name) => (/(Type|State|Flag)$/.test(name) ? [name, `${name}s`] : [name])),
  );
}

export const fields = enumFields();
