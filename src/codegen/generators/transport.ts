import type { Description, Operation } from '#description/description.ts';
import type { JsonObject } from '#description/json.ts';
import { isKeyed, transportNames } from '#description/operations.ts';
import { isRead } from '#description/reads.ts';
import { planRequest } from '#description/request-plan.ts';
import { usualCall } from '#domain/wire/call-row.ts';
import { emitLiteral, propertyName } from '../emit.ts';
import { type Generator, header } from '../generator.ts';

/** Names of the fields that the transport adds, in the query of a GET and in the form of anything else. */
function addedFields(document: Description['document'], operation: Operation): string[] {
  const parameters = operation.parameters
    .filter((one) => one.transport !== undefined && one.in === 'query')
    .map((one) => one.name);
  return [...parameters, ...transportNames(document, operation.body?.properties)];
}

/** What a visitor sends as token, where the description gives the token a default. */
function visitorToken(operation: Operation): { visitorToken?: string } {
  const value = operation.parameters.find((one) => one.transport === 'token')?.schema.default;
  return typeof value === 'string' ? { visitorToken: value } : {};
}

function row(document: Description['document'], operation: Operation): JsonObject {
  const { fields } = planRequest(document, operation);
  const json = Object.entries(fields).filter(([, field]) => field.kind === 'json');
  const flag = (name: string) => (operation.node[name] === true ? { [name.slice(2)]: true } : {});
  return {
    method: operation.method.toUpperCase(),
    path: operation.path,
    area: operation.area,
    encoding: operation.encoding,
    access: operation.access,
    read: isRead(operation),
    adds: addedFields(document, operation),
    ...(json.length > 0 ? { json: json.map(([name]) => name) } : {}),
    ...visitorToken(operation),
    ...(isKeyed(operation) ? { keyed: true } : {}),
    ...flag('x-idempotent'),
    ...flag('x-silent'),
  };
}

/** What is different about a call from others of its method; undefined for most. */
function differences(document: Description['document'], operation: Operation): JsonObject | undefined {
  const { method, path, area, access, read, ...sent } = row(document, operation);
  const usual: Readonly<Record<string, unknown>> = { ...usualCall(String(method)) };
  const found = Object.entries({ keyed: false, ...sent }).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

/** Header parameters that the transport fills in: mark → name on the wire. */
function headerNames({ operations }: Description): Record<string, string> {
  const headers = operations.flatMap(({ parameters }) => parameters).filter((one) => one.in === 'header');
  return Object.fromEntries(
    headers.flatMap(({ transport: mark, name }) => (mark === undefined ? [] : [[mark, name]])),
  );
}

/** The table that drives the transport: how each operation travels and what is added to it. */
export const transport: Generator = {
  name: 'transport',
  writes: ['transport.ts'],
  run: (description) => {
    const rows = description.operations.map(
      (operation) =>
        `  ${propertyName(operation.id)}: ${emitLiteral(row(description.document, operation), '  ')},\n`,
    );
    const calls = description.operations.flatMap((operation) => {
      const different = differences(description.document, operation);
      return different ? [`  ${propertyName(operation.id)}: ${emitLiteral(different, '  ')},\n`] : [];
    });
    const code = `${header}import type { CallRow } from '#domain/wire/call-row.ts';
import type { TransportRow } from '#domain/wire/transport-row.ts';

export const transport = {
${rows.join('')}} as const satisfies Record<string, TransportRow>;

export type OperationId = keyof typeof transport;

/** What is different about a call from others of its method. */
export const unusualCalls: Readonly<Partial<Record<OperationId, Partial<CallRow>>>> = {
${calls.join('')}};

/** Headers that the transport adds, by what they carry. */
export const transportHeaders = ${emitLiteral(headerNames(description))} as const;
`;
    return new Map([['transport.ts', code]]);
  },
};
