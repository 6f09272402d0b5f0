import type { Description, Operation } from '#description/description.ts';
import { asList, asObject, asText, type Json, type JsonObject, pointerSteps } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { prefixOf } from '#description/patterned.ts';
import { emitLiteral, propertyName } from './emit.ts';

const entriesAt = '/data';

/** The schema at a pointer of an answer, as it is written: perhaps a reference. */
function schemaAt(document: JsonObject, schema: JsonObject | undefined, pointer: string): Json | undefined {
  let found: Json | undefined = schema;
  for (const step of pointerSteps(pointer)) found = asObject(resolveRef(document, found).properties)[step];
  return found;
}

/** The schema of the entries in an answer: of an item where they are a list. */
function entrySchema(document: JsonObject, { success }: Operation, pointer: string): JsonObject {
  const place = schemaAt(document, success, pointer);
  const list = resolveRef(document, place);
  return asObject('items' in list ? list.items : place);
}

/** Where the entries are in the answer of an operation. */
function entriesPointer({ node }: Operation): string {
  return asText(asObject(node['x-mock']).data) || entriesAt;
}

/** Name of the schema of the entries in an answer; undefined where they have no schema of their own. */
export function entrySchemaName(document: JsonObject, operation: Operation): string | undefined {
  const schema = entrySchema(document, operation, entriesPointer(operation));
  const name = asText(schema.$ref).replace('#/components/schemas/', '');
  return name !== '' && 'properties' in resolveRef(document, schema) ? name : undefined;
}

/** The fields of an entry as the answer shows it: of an item where it is a list. Absent when it is not an object. */
function shownFields(document: JsonObject, operation: Operation, pointer: string): Json | undefined {
  const entry = resolveRef(document, entrySchema(document, operation, pointer));
  if (!('properties' in entry)) return undefined;
  const numbered = Object.keys(asObject(entry.patternProperties)).map(prefixOf);
  const names = Object.keys(asObject(entry.properties));
  return { names, ...(numbered.length > 0 ? { numbered } : {}) };
}

/** The lists next to the one at `data`, by the relations that state their totals and what is unique in them. */
function otherLists(relations: readonly JsonObject[], data: string): Json[] {
  const counted = relations.filter(({ total, items }) => total !== undefined && asText(items) !== data);
  return [...Map.groupBy(counted, ({ items }) => asText(items))].map(([items, rows]) => {
    const unique = relations.map((row) => asText(row.unique)).find((one) => one.startsWith(`${items}/*/`));
    const key = unique === undefined ? {} : { key: unique.slice(items.length + 3) };
    return { items, totals: rows.map(({ total }) => asText(total)), ...key };
  });
}

function rowOf(document: JsonObject, operation: Operation): JsonObject {
  const place = asObject(operation.node['x-mock']);
  const data = entriesPointer(operation);
  const relations = asList(operation.node['x-relations']).map(asObject);
  const lists = otherLists(relations, data);
  const totals = relations
    .filter(({ total, items }) => total !== undefined && asText(items) === data)
    .map(({ total }) => total ?? '');
  const sums = relations
    .filter(({ sum, equals }) => equals === undefined && asText(sum).startsWith(`${data}/*/`))
    .map(({ there }) => there ?? '');
  const shown = shownFields(document, operation, data);
  return {
    verb: 'none',
    ...place,
    data,
    ...(totals.length > 0 ? { totals } : {}),
    ...(sums.length > 0 ? { sums } : {}),
    ...(lists.length > 0 ? { lists } : {}),
    ...(shown === undefined ? {} : { shown }),
  };
}

/** The table that drives the generic engine of the mocks. */
export function worldTable({ document, operations }: Description): string {
  const rows = operations.map(
    (operation) => `  ${propertyName(operation.id)}: ${emitLiteral(rowOf(document, operation), '  ')},\n`,
  );
  return `import type { WorldRow } from '#domain/wire/world-row.ts';
import type { OperationId } from '#generated/transport.ts';

/** The place of each operation in the world of the mocks. */
export const world: Readonly<Record<OperationId, WorldRow>> = {
${rows.join('')}};
`;
}
