import { _ } from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { plainSchema } from '#description/json-schema.ts';
import { formats } from '#domain/wire/formats.ts';

/** Options of every compiled validator: all errors, JSON Schema 2020-12, the project's own formats, ES modules. */
const ajvOptions: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  validateFormats: true,
  formats,
  code: { source: true, esm: true, lines: true, formats: _`formats` },
};

/** What Ajv asks for with `require`, and the module of this project that has it. */
const required = /require\("ajv\/dist\/runtime\/(ucs2length|equal)"\)\.default/g;

const imports =
  "import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';\nimport { formats } from '#domain/wire/formats.ts';\n";

/** Ajv's standalone code as a module that runs in Node and in a browser under `script-src 'self'`. */
export function asModule(code: string): string {
  const body = code
    .replace(/^["']use strict["'];/, '')
    .replace(required, '$1')
    .replace(/const \w+ = (?:ucs2length|equal);/g, (line) => (/const (\w+) = \1;/.test(line) ? '' : line));
  const left = /require\([^)]*\)/.exec(body);
  if (left) throw new Error(`Compiled validator asks for ${left[0]}, which is no part of this project`);
  return imports + body;
}

/**
 * Compiles schemas of the description, by name of the export, into one ES module of validators that needs no Ajv.
 * Throws on an unknown keyword or format and on a reference without target.
 */
export function compileValidators(document: JsonObject, schemas: Readonly<Record<string, Json>>): string {
  const ajv = new Ajv2020(ajvOptions);
  const refer = (name: string) => `/components/${name}`;
  for (const [name, schema] of Object.entries(asObject(asObject(document.components).schemas)))
    ajv.addSchema({ ...asObject(plainSchema(schema, refer)), $id: `/components/${name}` });
  const exports: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    ajv.addSchema({ ...asObject(plainSchema(schema, refer)), $id: `/exports/${name}` });
    exports[name] = `/exports/${name}`;
  }
  return asModule(standaloneCode(ajv, exports));
}
