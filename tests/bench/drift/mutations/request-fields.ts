import type { Contract, ContractOperation } from '#contract/contract.ts';
import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';

/** A field of a request with its schema. */
export interface RequestField {
  readonly name: string;
  readonly schema: JsonObject;
  readonly required: boolean;
  readonly many: boolean;
}

/** The fields that a page fills in, each with its schema; of a list, that of its items. */
export function requestFields({ description }: Contract, operation: ContractOperation): RequestField[] {
  const { fields, schema } = operation.request;
  const required = new Set(asList(schema.required));
  return Object.entries(fields)
    .filter(([, plan]) => !plan.transport && plan.kind !== 'file' && plan.in !== 'path')
    .map(([name, plan]) => {
      const whole = resolveRef(description.document, asObject(schema.properties)[name]);
      return {
        name,
        many: plan.many === true,
        required: required.has(name),
        schema: plan.many ? { ...whole, items: resolveRef(description.document, whole.items) } : whole,
      };
    });
}

/** The schema that the text of a field is compared with. */
export function textSchema({ schema, many }: RequestField): JsonObject {
  return many ? asObject(schema.items) : schema;
}

export function numberAt(schema: JsonObject, keyword: string): number | undefined {
  const value: Json | undefined = schema[keyword];
  return typeof value === 'number' ? value : undefined;
}
