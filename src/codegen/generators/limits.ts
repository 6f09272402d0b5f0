import type { Description } from '#description/description.ts';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { camel, emitConstant } from '../emit.ts';
import { type Generator, header } from '../generator.ts';

const limiting = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minItems',
  'maxItems',
  'multipleOf',
  'default',
] as const;

function limitsOf(document: JsonObject, schema: Json): JsonObject {
  const field = resolveRef(document, schema);
  const widget = asObject(field['x-widget']);
  const limits = limiting.flatMap((keyword): [string, Json][] => {
    const value = field[keyword];
    return value === undefined ? [] : [[keyword, value]];
  });
  const ofUpload = ['extensions', 'maxBytes', 'maxFiles'].flatMap((name): [string, Json][] => {
    const value = widget[name];
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries([...limits, ...ofUpload]);
}

function fieldsOf(document: JsonObject, properties: Json | undefined): JsonObject {
  const rows = Object.entries(asObject(properties)).map(
    ([name, schema]) => [name, limitsOf(document, schema)] as const,
  );
  return Object.fromEntries(rows.filter(([, limits]) => Object.keys(limits).length > 0));
}

function schemaLimits({ document }: Description): string[] {
  return Object.entries(asObject(asObject(document.components).schemas)).flatMap(([name, schema]) => {
    const { properties } = asObject(schema);
    const limits = properties === undefined ? limitsOf(document, schema) : fieldsOf(document, properties);
    if (Object.keys(limits).length === 0) return [];
    return [emitConstant(`${camel(name)}Limits`, limits, `Limits of \`${name}\`.`)];
  });
}

function parameterLimits({ document, operations }: Description): string[] {
  return operations.flatMap(({ id, parameters }) => {
    const own = parameters.filter((one) => !one.transport && one.in !== 'header');
    const limits = fieldsOf(document, Object.fromEntries(own.map((one) => [one.name, one.schema])));
    if (Object.keys(limits).length === 0) return [];
    return [emitConstant(`${id}Limits`, limits, `Limits of the parameters of \`${id}\`.`)];
  });
}

/** The limits of every field, one constant per schema and per operation with parameters, so that bundlers drop the rest. */
export const limits: Generator = {
  name: 'limits',
  writes: ['limits.ts'],
  run: (description) =>
    new Map([
      ['limits.ts', [header, ...schemaLimits(description), ...parameterLimits(description)].join('\n')],
    ]),
};
