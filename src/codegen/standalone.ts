import { _ } from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import ts from 'typescript';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { plainSchema } from '#description/json-schema.ts';
import { formats } from '#domain/wire/formats.ts';
import { editCode, replaceNode } from './code-edits.ts';

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

/** What Ajv asks for with `require`, by its name in a module of this project. */
const runtime: Readonly<Record<string, string>> = {
  'ajv/dist/runtime/ucs2length': 'ucs2length',
  'ajv/dist/runtime/equal': 'equal',
};

/** The imports of every module of validators. */
export const imports =
  "import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';\nimport { formats } from '#domain/wire/formats.ts';\n";

/** The name that stands for `require("…").default`. Throws on a module that is not part of this project. */
function runtimeName(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'require') return undefined;
  const [module] = node.arguments;
  const name = module && ts.isStringLiteral(module) ? runtime[module.text] : undefined;
  if (name === undefined)
    throw new Error(`Compiled validator asks for ${node.getText()}, which is not part of this project`);
  return name;
}

function requiredName(node: ts.Node | undefined): string | undefined {
  return node && ts.isPropertyAccessExpression(node) && node.name.text === 'default'
    ? runtimeName(node.expression)
    : undefined;
}

/** A statement `const equal = require("…").default;` that would declare what is imported under the same name. */
function declaresImport(node: ts.Node): boolean {
  if (!ts.isVariableStatement(node)) return false;
  const [declaration] = node.declarationList.declarations;
  const name = requiredName(declaration?.initializer);
  return name !== undefined && declaration?.name.getText() === name;
}

/**
 * Ajv's standalone code, without its imports, as a module that runs in Node and in a browser under `script-src 'self'`. What it
 * assigns to `exports` is assigned to `target`.
 */
export function asModule(code: string, target = 'exports'): string {
  return editCode(code, (node) => {
    const isPrologue = ts.isExpressionStatement(node) && ts.isStringLiteral(node.expression);
    if (isPrologue || declaresImport(node)) return replaceNode(node, '');
    const name =
      requiredName(node) ?? (ts.isIdentifier(node) && node.text === 'exports' ? target : undefined);
    return name === undefined ? undefined : replaceNode(node, name);
  });
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
  return imports + asModule(standaloneCode(ajv, exports));
}
