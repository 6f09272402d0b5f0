import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/lib/compileSchemaValidatorsCode.js';
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { JsonObject } from '#description/json.ts';
import { listOperations } from '#description/operations.ts';
import { forPages } from '#description/views.ts';
import { formats } from '#domain/wire/formats.ts';
import { emitLiteral } from '../emit.ts';
import { type Form, formOf } from '../form-schema.ts';
import { type Generator, header } from '../generator.ts';
import { asModule, imports } from '../standalone.ts';

/** react-jsonschema-form looks its validators up by the hash of a schema, so one object has all of them by that name. */
function compileModule(schema: JsonObject): string {
  const code = compileSchemaValidatorsCode(schema, {
    AjvClass: Ajv2020,
    ajvFormatOptions: false,
    ajvOptionsOverrides: { formats, code: { formats: _`formats` } },
  });
  const body = asModule(code, 'validators');
  return `${header}${imports}\nconst validators = {};\n${body}\nexport default validators;\n`;
}

const declaration = `${header}import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

declare const validators: ValidatorFunctions;
export default validators;
`;

function formFile(id: string, form: Form): string {
  return `${header}import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { RequestOf } from '#domain/wire/handler-types.ts';
import type { operations } from '../types/schema.ts';
import validators from './${id}.validators.js';

/** What the form of \`${id}\` hands over. */
export type Fields = RequestOf<operations['${id}'], never>;

export const schema: RJSFSchema = ${emitLiteral(form.schema)};

export const uiSchema: UiSchema = ${emitLiteral(form.uiSchema)};

export { validators };

/** The whole form, as the renderer takes it; \`fields\` is there for its type only. */
export const ${id}Form = {
  operation: '${id}' as const,
  schema,
  uiSchema,
  validators,
  fields: undefined as Fields | undefined,
};
`;
}

/** One form per operation with `x-form`: schema, hints for the renderer, validators compiled for a strict CSP. */
export const forms: Generator = {
  name: 'forms',
  writes: ['forms/'],
  run: (description) => {
    const view = forPages(description);
    const files = listOperations(view, description.codes).flatMap((operation): [string, string][] => {
      const form = formOf(view, operation);
      if (!form) return [];
      return [
        [`forms/${operation.id}.ts`, formFile(operation.id, form)],
        [`forms/${operation.id}.validators.js`, compileModule(form.schema)],
        [`forms/${operation.id}.validators.d.ts`, declaration],
      ];
    });
    return new Map(files);
  },
};
