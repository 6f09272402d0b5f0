import { isDeepStrictEqual } from 'node:util';
import { asObject } from '#description/json.ts';
import { followed } from '#description/operations.ts';
import { codes } from '#generated/constants.ts';
import type { ContractOperation } from '../contract.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import { shown } from '../judge/shown.ts';
import type { Telling } from './teller.ts';
import { validRequest } from './valid-request.ts';

const conflict = codes.idempotencyConflict;
const repeated = codes.requestRepeated;

/** The same request with one field changed to another value that its schema allows: a text that may be anything, else a number. */
function otherFields(telling: Telling, operation: ContractOperation, fields: Fields): Fields | undefined {
  const { contract } = telling.cast;
  const schemas = asObject(operation.request.schema.properties);
  const changes = Object.entries(fields).flatMap(([name, value]) => {
    const schema = followed(contract.description.document, schemas[name]);
    const other = typeof value === 'number' ? value + 1 : `${String(value)}2`;
    const isPlain =
      schema.enum === undefined && schema.contentSchema === undefined && !name.endsWith('assword');
    return isPlain && contract.validator(schema)(other) ? [{ name, other }] : [];
  });
  const found = changes.find(({ other }) => typeof other === 'string') ?? changes[0];
  return found && { ...fields, [found.name]: found.other };
}

function noteCode({ teller }: Telling, id: string, exchange: Exchange, says: number): void {
  const code = codeOf(exchange);
  if (code === says || code === undefined) return;
  teller.note(exchange, id, {
    kind: 'other-code',
    at: 'answer#/code',
    says: `${says}, the key is used up`,
    came: `code ${code}`,
  });
}

/**
 * A second request under a key is not carried out. Where the first answer is kept, it is that one, and the key with other fields is
 * refused; anywhere else the second request is.
 */
async function tellKey(telling: Telling, operation: ContractOperation): Promise<void> {
  const { cast, teller } = telling;
  const { id } = operation;
  const request = await validRequest(id, cast);
  if ('why' in request) return;
  const { caller, fields } = request;
  const options = {
    idempotencyKey: crypto.randomUUID(),
    relations: 'none',
  } as const;
  const first = await teller.step(`${id}: with a key`, caller, id, fields, options);
  if (codeOf(first) !== 0) return;
  const second = await teller.step(`${id}: with the same key`, caller, id, fields, options);
  if (!operation.idempotent) {
    if (codeOf(second) !== codes.sessionExpired) noteCode(telling, id, second, repeated);
    return;
  }
  if (!isDeepStrictEqual(first.json, second.json)) {
    const [says, came] = [shown(first.json), shown(second.json)];
    teller.note(second, id, { kind: 'not-repeatable', at: 'answer#', says, came });
  }
  const others = otherFields(telling, operation, fields);
  if (!others) return;
  const third = await teller.step(`${id}: with the same key and other fields`, caller, id, others, options);
  noteCode(telling, id, third, conflict);
}

/** Every operation that requires an `Idempotency-Key`. */
export async function tellRepeatedKeys(telling: Telling): Promise<void> {
  for (const operation of telling.cast.contract.operations)
    if (operation.keyed && telling.isWanted(operation.id)) await tellKey(telling, operation);
}
