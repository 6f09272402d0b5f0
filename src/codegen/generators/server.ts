import { byArea } from '#description/areas.ts';
import type { Description, Operation } from '#description/description.ts';
import { type Json, valueAt } from '#description/json.ts';
import { markedFields } from '#description/marked-fields.ts';
import { isKeyed } from '#description/operations.ts';
import { planRequest } from '#description/request-plan.ts';
import { emitLiteral } from '../emit.ts';
import { type Files, type Generator, header } from '../generator.ts';
import { compileValidators } from '../standalone.ts';
import { serverTypes } from './server-types.ts';

function validatorFiles(description: Description): [string, string][] {
  const { document, operations } = description;
  const declareValidators = (names: readonly string[]) =>
    `${header}import type { Validator } from '#domain/wire/finding.ts';\n\n${names.map((name) => `export declare const ${name}: Validator;\n`).join('')}`;
  const files = [...byArea(operations)].flatMap(([area, own]): [string, string][] => {
    const schemas: Record<string, Json> = {};
    for (const operation of own) {
      schemas[`${operation.id}Request`] = planRequest(document, operation).schema;
      schemas[`${operation.id}Answer`] = operation.success ?? {};
    }
    return [
      [`server/validators/${area}.js`, header + compileValidators(document, schemas)],
      [`server/validators/${area}.d.ts`, declareValidators(Object.keys(schemas))],
    ];
  });
  const refusal = compileValidators(document, { refusal: { $ref: '#/components/schemas/Refusal' } });
  return [
    ...files,
    ['server/validators/refusal.js', header + refusal],
    ['server/validators/refusal.d.ts', declareValidators(['refusal'])],
  ];
}

/** Whether its answer is the same for all visitors: it has a version. */
function isShared({ node }: Operation): boolean {
  return valueAt(node, '/responses/200/headers/ETag') !== undefined;
}

function routeLines(description: Description, operation: Operation): string {
  const { id, node } = operation;
  const { fields, numbered } = planRequest(description.document, operation);
  const cooldown = node['x-cooldown'];
  const hourlyLimit = node['x-hourly-limit'];
  const afterToday = markedFields(description.document, operation, 'x-after');
  const uncommon = markedFields(description.document, operation, 'x-uncommon');
  const facts: Record<string, Json> = {
    operationId: id,
    area: operation.area,
    method: operation.method.toUpperCase(),
    path: operation.path.replace(/\{(\w+)\}/g, ':$1'),
    access: operation.access,
    ...(operation.isForPartners ? { isForPartners: true } : {}),
    encoding: operation.encoding,
    keyed: isKeyed(operation),
    idempotent: node['x-idempotent'] === true,
    ...(isShared(operation) ? { shared: true } : {}),
    ...(typeof cooldown === 'number' ? { cooldown } : {}),
    ...(typeof hourlyLimit === 'number' ? { hourlyLimit } : {}),
    codes: [...operation.codes],
    ...(afterToday.length > 0 ? { afterToday } : {}),
    ...(uncommon.length > 0 ? { uncommon } : {}),
    plan: {
      fields: toPlainJson(fields),
      ...(Object.keys(numbered).length > 0 ? { numbered: toPlainJson(numbered) } : {}),
    },
  };
  return `  makeRoute(${emitLiteral(facts, '  ')}, { request: ${id}Request, answer: ${id}Answer, refusal }),\n`;
}

function toPlainJson(plans: object): Json {
  const json: Json = JSON.parse(JSON.stringify(plans));
  return json;
}

function routesFile(description: Description): string {
  const { operations } = description;
  const imports = [...byArea(operations)].map(([area, own]) => {
    const names = own.flatMap(({ id }) => [`${id}Request`, `${id}Answer`]).sort();
    return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from './validators/${area}.js';\n`;
  });
  return `${header}import { makeRoute, type Route } from '#domain/wire/route.ts';
import type { OperationId } from './handlers.ts';
${imports.join('')}import { refusal } from './validators/refusal.js';

export type { Answers, Codes, Handlers, OperationId, Reply, Requests } from './handlers.ts';
export type { Route };

/** Every operation of the description, in its order. */
export const routes: readonly Route<OperationId>[] = [
${operations.map((operation) => routeLines(description, operation)).join('')}];
`;
}

/** The server's route table with compiled validators, and the types of its handlers. */
export const server: Generator = {
  name: 'server',
  writes: ['server/'],
  run: (description): Files =>
    new Map([
      ['server/routes.ts', routesFile(description)],
      ['server/handlers.ts', serverTypes(description)],
      ...validatorFiles(description),
    ]),
};
