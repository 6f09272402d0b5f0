import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { messageOf } from '#domain/caught-error.ts';
import schema from '../mappings/mapping.schema.json' with { type: 'json' };
import { ImportProblem } from '../problem.ts';
import type { Mapping } from './mapping.ts';

const shippedFolder = fileURLToPath(new URL('../mappings/', import.meta.url));

const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false }).compile<Mapping>(
  schema,
);

/** Reads a mapping file; `name` is a path or the name of a mapping that comes with the shop. */
export async function loadMapping(name: string): Promise<Mapping> {
  const path = /^[a-z0-9-]+$/.test(name) ? `${shippedFolder}${name}.json` : name;
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    const known = (await shippedNames()).join(', ');
    throw new ImportProblem('mappingMissing', `Cannot read the mapping ${name}; the shop brings: ${known}.`);
  }
  return parseMapping(text, name);
}

/** Checks a mapping against its schema; the error names the place and what is wrong there. */
export function parseMapping(text: string, name: string): Mapping {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportProblem('mappingBroken', `The mapping ${name} is not JSON: ${messageOf(error)}`);
  }
  return checkMapping(value, name);
}

export function checkMapping(value: unknown, name: string): Mapping {
  if (validate(value)) return value;
  const faults = [...new Set((validate.errors ?? []).filter(isTelling).map(describe))];
  throw new ImportProblem(
    'mappingBroken',
    `The mapping ${name} is broken: ${faults.slice(0, 5).join('; ')}.`,
  );
}

/** All mappings that come with the shop. */
export async function shippedMappings(): Promise<Mapping[]> {
  return Promise.all((await shippedNames()).map(loadMapping));
}

async function shippedNames(): Promise<string[]> {
  const files = await readdir(shippedFolder);
  return files
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
}

/** "must match exactly one schema" only repeats what its branches say. */
function isTelling(error: ErrorObject, _: number, all: ErrorObject[]): boolean {
  return error.keyword !== 'oneOf' || all.length === 1;
}

function describe(error: ErrorObject): string {
  const place = error.instancePath === '' ? 'the mapping' : error.instancePath.slice(1).replaceAll('/', '.');
  const extra = error.keyword === 'additionalProperties' ? ` ("${error.params.additionalProperty}")` : '';
  const allowed = error.keyword === 'enum' ? `: ${[error.params.allowedValues].flat().join(', ')}` : '';
  return `${place} ${error.message ?? 'is not valid'}${extra}${allowed}`;
}
