import ts from 'typescript';
import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import { editCode, replaceNode } from './code-edits.ts';
import { valueExpression } from './mock-expression.ts';

const openMark = '«';
const closeMark = '»';
const longestList = 3;

/** The view of the responses that orval reads for mocks, and how the values come back in. */
export interface MockView {
  readonly view: JsonObject;
  /** Generated code with the marks replaced by faker expressions. */
  readonly finish: (code: string) => string;
}

/**
 * orval's own fake data breaks bounds, patterns and `uniqueItems`. So it builds only objects, lists and choices; every other
 * value is a mark in the view, replaced afterwards by an expression that is known to fit.
 */
export function mockView(view: JsonObject): MockView {
  const expressions: string[] = [];
  const mark = (expression: string): JsonObject => {
    expressions.push(expression);
    return { type: 'string', const: `${openMark}${expressions.length - 1}${closeMark}` };
  };
  const writer = new ViewWriter(view, mark);
  return {
    view: { ...view, paths: writer.paths(), components: { schemas: writer.schemas() } },
    finish: (code) => withExpressions(code, expressions),
  };
}

/** The expression that a mark stands for; undefined for any other node. */
function expressionFor(node: ts.Node, expressions: readonly string[]): string | undefined {
  if (!ts.isStringLiteral(node)) return undefined;
  const [, index] = new RegExp(`^${openMark}(\\d+)${closeMark}$`).exec(node.text) ?? [];
  return index === undefined ? undefined : expressions[Number(index)];
}

/** Generated code with the marks, `as const` included, replaced by their expressions. Throws where a mark is left. */
function withExpressions(code: string, expressions: readonly string[]): string {
  const finished = editCode(code, (node) => {
    const expression = expressionFor(ts.isAsExpression(node) ? node.expression : node, expressions);
    return expression === undefined ? undefined : replaceNode(node, expression);
  });
  if (finished.includes(openMark))
    throw new Error('orval writes mock values at a place that is not a string literal');
  return finished;
}

class ViewWriter {
  private readonly document: JsonObject;
  private readonly mark: (expression: string) => JsonObject;
  private readonly components: JsonObject = {};

  constructor(document: JsonObject, mark: (expression: string) => JsonObject) {
    this.document = document;
    this.mark = mark;
  }

  schemas(): JsonObject {
    return this.components;
  }

  /** Operations with nothing but their answer. */
  paths(): JsonObject {
    const paths = Object.entries(asObject(this.document.paths)).map(([path, item]): [string, Json] => {
      const methods = Object.entries(asObject(item)).filter(
        ([, one]) => isObject(one) && 'operationId' in one,
      );
      return [
        path,
        Object.fromEntries(methods.map(([method, one]) => [method, this.operation(asObject(one))])),
      ];
    });
    return Object.fromEntries(paths);
  }

  private operation(node: JsonObject): JsonObject {
    const { requestBody: _, responses, operationId, tags, summary, parameters } = node;
    const answer = asObject(asObject(responses)['200']);
    const schema = asObject(asObject(answer.content)['application/json']).schema;
    const inPath = asList(parameters)
      .map((one) => resolveRef(this.document, one))
      .filter((one) => one.in === 'path')
      .map((one) => ({ ...one, schema: resolveRef(this.document, one.schema) }));
    return {
      operationId: operationId ?? '',
      tags: tags ?? [],
      summary: summary ?? '',
      ...(inPath.length > 0 ? { parameters: inPath } : {}),
      responses: {
        200: {
          description: '',
          content: { 'application/json': { schema: this.toMock(schema ?? {}, String(operationId), []) } },
        },
      },
    };
  }

  /** `inside` are the components that are being written, to stop where one holds itself. */
  private toMock(node: Json, place: string, inside: readonly string[]): JsonObject {
    const schema = resolveRef(this.document, node);
    const { $ref, required } = asObject(node);
    // A place that requires more of a component than others has an object of its own.
    const name = required === undefined ? String($ref ?? '').replace('#/components/schemas/', '') : '';
    if (isObject(schema.properties))
      return name === '' ? this.object(schema, place, inside) : this.component(name, schema, inside);
    if (schema.enum !== undefined || schema.const !== undefined) return choice(schema);
    if (typesOf(schema).includes('array')) return this.list(schema, place, inside);
    return this.mark(valueExpression(schema, place));
  }

  private component(name: string, schema: JsonObject, inside: readonly string[]): JsonObject {
    if (!(name in this.components)) {
      this.components[name] = {};
      this.components[name] = this.object(schema, name, [...inside, name]);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private object(schema: JsonObject, place: string, inside: readonly string[]): JsonObject {
    const required = asList(schema.required);
    const members = Object.entries(asObject(schema.properties)).filter(
      ([name, one]) => required.includes(name) || !this.holdsItself(one, inside),
    );
    const properties = members.map(([name, one]) => [name, this.toMock(one, `${place}.${name}`, inside)]);
    return { type: 'object', required, properties: Object.fromEntries(properties) };
  }

  private holdsItself(node: Json, inside: readonly string[]): boolean {
    const schema = resolveRef(this.document, node);
    const refs = [asObject(node).$ref, asObject(schema.items).$ref];
    return refs.some(
      (ref) => typeof ref === 'string' && inside.includes(ref.replace('#/components/schemas/', '')),
    );
  }

  private list(schema: JsonObject, place: string, inside: readonly string[]): JsonObject {
    const min = Number(schema.minItems ?? 0);
    const max = Math.min(Number(schema.maxItems ?? longestList), Math.max(min, longestList));
    const items = resolveRef(this.document, schema.items);
    if (isObject(items.properties))
      return {
        type: 'array',
        minItems: Math.min(Math.max(min, 1), max),
        maxItems: max,
        items: this.toMock(schema.items ?? {}, place, inside),
      };
    const one =
      items.enum === undefined
        ? valueExpression(items, place)
        : `faker.helpers.arrayElement(${JSON.stringify(items.enum)} as const)`;
    const all = `Array.from({ length: ${max} }, () => ${one})`;
    return this.mark(schema.uniqueItems === true ? `[...new Set(${all})]` : all);
  }
}

function choice(schema: JsonObject): JsonObject {
  const { type, enum: values, const: only } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    enum: asList(values ?? (only === undefined ? [] : [only])),
  };
}
