import { asList, asObject, asText, type JsonObject } from '#description/json.ts';
import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { readEntries, type Source, sourceOf } from '../entries.ts';
import type { Fields, FieldValue } from '../exchange.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { NoRequest, ValidRequest } from '../test-actors.ts';
import { fieldValue } from './field-values.ts';
import { memberOf, type Recipe } from './recipe.ts';
import { accountRecipes } from './recipes-account.ts';
import { memberRecipes } from './recipes-member.ts';
import { orderRecipes } from './recipes-orders.ts';
import { searchRecipes } from './recipes-search.ts';
import { shopRecipes } from './recipes-shop.ts';
import { walletRecipes } from './recipes-wallet.ts';
import type { ShopActors } from './shop-actors.ts';

const recipes: Readonly<Record<string, Recipe>> = {
  ...accountRecipes,
  ...memberRecipes,
  ...searchRecipes,
  ...shopRecipes,
  ...orderRecipes,
  ...walletRecipes,
};

/** Who calls an operation: a member where it is for members. */
function callerFor(actors: ShopActors, { access }: ContractOperation): Caller {
  return access === 'member' ? memberOf(actors).caller : actors.visitor;
}

/** The operation that adds an entry to a collection. */
function creatorOf({ contract }: ShopActors, collection: string): ContractOperation | undefined {
  const inside = contract.operations.filter(({ place }) => place.collection === collection);
  return (
    inside.find(({ place }) => place.verb === 'create') ??
    inside.find(({ id, place }) => place.verb === 'custom' && /^(add|apply|submit)[A-Z]/.test(id))
  );
}

async function create(actors: ShopActors, collection: string): Promise<void> {
  const creator = creatorOf(actors, collection);
  if (!creator) throw new PreconditionUnmet(`no call adds to ${collection}, and the member has none`);
  const request = await validRequest(creator.id, actors);
  if ('why' in request) throw new PreconditionUnmet(request.why);
  await callOrSkip(request.caller, creator.id, request.fields);
}

const changing = new Set(['update', 'delete', 'act']);

/** An entry for a field of an operation: a new one of its own where the operation changes it, else any. */
async function entryFor(
  actors: ShopActors,
  operation: ContractOperation,
  caller: Caller,
  source: Source,
): Promise<JsonObject> {
  const { list, field } = source;
  const collection = asText(list.place.collection);
  const isOwn = list.place.scope === 'member' && operation.place.collection === collection;
  const isChanged = isOwn && (changing.has(asText(operation.place.verb)) || operation.method !== 'get');
  const reader = list.access === 'member' ? caller : actors.visitor;
  const key = (entry: JsonObject) => String(entry[field]);
  const choose = async () => {
    const entries = await readEntries(reader, source);
    return isChanged
      ? actors.ledger.take(`${collection} ${caller.token}`, entries, key)
      : actors.ledger.turn(`${operation.id} ${collection}`, entries);
  };
  const found = await choose();
  if (found || list.place.scope !== 'member') {
    if (found) return found;
    throw new PreconditionUnmet(`${list.id} returns no entries`);
  }
  await create(actors, collection);
  const made = await choose();
  if (!made) throw new PreconditionUnmet(`${list.id} does not show what was just added`);
  return made;
}

async function valueFor(
  actors: ShopActors,
  operation: ContractOperation,
  caller: Caller,
  name: string,
): Promise<FieldValue> {
  const { contract, ledger, target } = actors;
  const schema = asObject(operation.request.schema.properties)[name] ?? {};
  const source = sourceOf(contract, operation, name);
  if (source) {
    const value = (await entryFor(actors, operation, caller, source))[source.field];
    if (typeof value === 'string' || typeof value === 'number') return value;
  }
  return fieldValue({ contract, ledger, now: target.now() }, name, schemaOf(operation, name) ?? schema);
}

/** The schema of a field as the description writes it; the plan of a request has JSON texts decoded already. */
function schemaOf({ body, parameters }: ContractOperation, name: string) {
  return asObject(body?.properties)[name] ?? parameters.find((one) => one.name === name)?.schema;
}

/** The fields that a request must carry. */
function requiredFieldsOf({ request }: ContractOperation): string[] {
  return asList(request.schema.required)
    .map(String)
    .filter((name) => request.fields[name]?.transport !== true);
}

/**
 * A request of an operation that gets code 0, whatever else is sent: its fields without those of the
 * transport, and who is to send it. Values come from recipes where fields must fit together, from the lists of the target where a
 * field names an entry (`key` of `x-mock`), else from the schema. It may call the target, and makes an entry of its own where the
 * operation changes one. `why` says what the target does not allow.
 */
export async function validRequest(id: string, actors: ShopActors): Promise<ValidRequest | NoRequest> {
  try {
    const recipe = recipes[id];
    if (recipe) return await recipe(actors);
    const operation = actors.contract.operation(id);
    const caller = callerFor(actors, operation);
    const fields: Record<string, FieldValue> = {};
    for (const name of requiredFieldsOf(operation))
      fields[name] = await valueFor(actors, operation, caller, name);
    return { fields, caller };
  } catch (error) {
    if (error instanceof PreconditionUnmet) return { why: error.message };
    throw error;
  }
}

/** A well-formed request, made from the schema alone: it may be refused for what it names. undefined: there is no caller for it. */
export function shapedRequest(id: string, actors: ShopActors): ValidRequest | undefined {
  const { contract, ledger, target, members, visitor } = actors;
  const operation = contract.operation(id);
  const caller = operation.access === 'member' ? members[0]?.caller : visitor;
  if (!caller) return undefined;
  const making = { contract, ledger, now: target.now() };
  const made = requiredFieldsOf(operation).map((name) => [
    name,
    fieldValue(making, name, schemaOf(operation, name) ?? {}),
  ]);
  return { caller, fields: Object.fromEntries(made) };
}

/** Fields that the transport and the paging of a list bring by themselves. */
const paging = new Set(['pageNum', 'pageSize']);

/** The optional fields of an operation that name an entry of the target: with them a list is narrowed. */
function namingFields({ contract }: ShopActors, operation: ContractOperation): string[] {
  const required = new Set(requiredFieldsOf(operation));
  return Object.keys(operation.request.fields).filter(
    (name) => !required.has(name) && !paging.has(name) && sourceOf(contract, operation, name) !== undefined,
  );
}

/** The same with its optional fields: all of them where it changes something, those that name an entry where it reads. undefined: it has none. */
export async function fullRequest(id: string, actors: ShopActors): Promise<ValidRequest | undefined> {
  const operation = actors.contract.operation(id);
  const required = new Set(requiredFieldsOf(operation));
  const isChange =
    operation.method !== 'get' && operation.place.verb !== 'list' && operation.access === 'member';
  const optional =
    isChange && recipes[id] === undefined
      ? Object.entries(operation.request.fields)
          .filter(([name, plan]) => !plan.transport && !required.has(name))
          .map(([name]) => name)
      : namingFields(actors, operation);
  if (optional.length === 0) return undefined;
  const request = await validRequest(id, actors);
  if ('why' in request) return undefined;
  try {
    const fields: Record<string, Fields[string]> = { ...request.fields };
    for (const name of optional) fields[name] = await valueFor(actors, operation, request.caller, name);
    return { ...request, fields };
  } catch (error) {
    if (error instanceof PreconditionUnmet) return undefined;
    throw error;
  }
}
