import type { Contract, ContractOperation } from '#contract/contract.ts';
import type { WireResponse } from '#contract/exchange.ts';
import type { AgreesRelation, ReadRelation, Relation } from '#contract/relation.ts';
import type { Json } from '#description/json.ts';
import { routes } from '#generated/server/routes.ts';
import {
  type Fits,
  isRead,
  mutatedAnswer,
  mutateRequest,
  mutationOf,
  unchangedAnswer,
  withField,
} from '../mutate.ts';
import { jsonOf, type Mutation, type ReceivedRequest, withJson } from '../mutation.ts';
import { builtOperations } from '../near.ts';
import { changeAt, placesOf } from '../places.ts';
import { shuffle } from '../random.ts';
import { Memory, madeUpResponse } from './memory.ts';

const later = 'later reads';

export function readsOf({ relations }: ContractOperation): ReadRelation[] {
  return relations.filter((row: Relation): row is ReadRelation => 'read' in row);
}

/** Whether the response carries nothing but the envelope. */
function isDone(operation: ContractOperation, contract: Contract): boolean {
  return !placesOf(contract, operation).some(({ pointer, required }) => pointer === '/data' && required);
}

function isWellFormed({ operation, request, fields }: ReceivedRequest): boolean {
  const route = routes.find((one) => one.operationId === operation?.id);
  const form = request.body.kind === 'form' ? request.body.pairs : [];
  const path = Object.entries(fields).filter(([name]) => operation?.path.includes(`{${name}}`));
  return route?.validateRequest({ path, query: request.query, form }).ok === true;
}

/** Whether the caller may call, and the entry of the request is one that he has been shown. */
export function isOwn(received: ReceivedRequest, memory: Memory): boolean {
  const { operation, signed, token, fields } = received;
  if (!operation || !signed || !isWellFormed(received)) return false;
  if (operation.access !== 'member') return true;
  if (token === undefined || !memory.tokens.includes(token) || memory.signedOut.has(token)) return false;
  const key = typeof operation.place.from === 'string' ? operation.place.from : operation.place.key;
  const value = typeof key === 'string' ? fields[key] : undefined;
  return value === undefined || value.split(',').every((one) => memory.hasSeen(token, one));
}

/** Whether a built call shows the entries that an operation changes; what it never showed nobody knows to be his. */
function isShown({ place, id }: ContractOperation, contract: Contract): boolean {
  const others = builtOperations(contract).map((one) => contract.operation(one));
  return others.some((one) => one.id !== id && isRead(one) && one.place.collection === place.collection);
}

function writes(is: (row: ReadRelation) => boolean): Fits {
  return (operation, contract) =>
    (operation.place.key === undefined || isShown(operation, contract)) &&
    !isRead(operation) &&
    isDone(operation, contract) &&
    readsOf(operation).some(is);
}

/** Answers as if all were done, and does nothing. */
function lostMutation(name: string, fits: Fits): Mutation {
  return {
    name,
    class: later,
    fits,
    mutator: ({ contract }) => {
      const memory = new Memory();
      return async (received, forward) => {
        if (!received.here || !isOwn(received, memory)) {
          const response = await forward();
          memory.note(received, response);
          return unchangedAnswer(response);
        }
        const msg = contract.description.texts[received.language].codes.success ?? '';
        return mutatedAnswer(madeUpResponse({ code: 0, msg }));
      };
    },
  };
}

/** Fields of a request that a later read shows again. */
function shownFields(operation: ContractOperation): string[] {
  const names = readsOf(operation)
    .flatMap((row) => [...Object.values(row.shows ?? {}), ...Object.values(row.has ?? {})])
    .flatMap((value) =>
      typeof value === 'string' ? (/^\$request\.(\w+)$/.exec(value)?.slice(1) ?? []) : [],
    );
  return [...new Set(names)].filter((name) => name !== operation.place.key);
}

function alterValue(value: string, operation: ContractOperation, name: string): string {
  const { kind } = operation.request.fields[name] ?? {};
  if (kind === 'integer' || kind === 'number') return String(Number(value) + 1);
  return value.length > 1 ? `${value.slice(0, -2)}x${value.slice(-1)}` : `${value}x`;
}

/** Whether another operation says what this one answers. */
function isReadBy(id: string, { operations }: Contract, built: (one: ContractOperation) => boolean): boolean {
  return operations.some((one) => built(one) && readsOf(one).some((row) => row.read === id));
}

function idsOf(operation: ContractOperation, contract: Contract) {
  const { key, collection } = operation.place;
  const siblings = contract.operations.filter(
    (one) => one.id !== operation.id && one.place.collection === collection && one.place.key === key,
  );
  if (typeof key !== 'string' || siblings.length === 0) return [];
  return placesOf(contract, operation).filter(({ name }) => name === key);
}

const answersAgree: Fits = ({ relations }) => relations.some((row) => 'agrees' in row);

/** What other calls show afterwards. */
export const laterMutations: readonly Mutation[] = [
  lostMutation(
    'new entry is lost',
    writes((row) => row.has !== undefined || Object.values(row.adds ?? {}).includes(1)),
  ),
  lostMutation(
    'entry that was deleted is still there',
    writes((row) => row.lacks !== undefined || Object.values(row.adds ?? {}).includes(-1)),
  ),
  lostMutation(
    'change is lost',
    writes((row) => row.shows !== undefined),
  ),
  lostMutation(
    'session that was ended goes on',
    writes((row) => row.refused !== undefined),
  ),
  mutateRequest(
    [later, 'another value is kept than the one that was sent'],
    ({ request, fields }, { operation, random }) => {
      const [name] = shuffle(shownFields(operation), random).filter((one) => fields[one] !== undefined);
      const value = name === undefined ? undefined : fields[name];
      return name === undefined || value === undefined
        ? undefined
        : withField(request, name, alterValue(value, operation, name));
    },
    (operation) =>
      shownFields(operation).some(
        (name) => !['email', 'mail', 'password', 'productId', 'orderNo'].includes(name),
      ),
  ),
  mutationOf(
    later,
    'answer is an old one from a cache',
    (operation, contract) =>
      isRead(operation) && operation.access === 'member' && isReadBy(operation.id, contract, () => true),
    () => {
      const previous = new Map<string, WireResponse>();
      return async ({ fields }, forward) => {
        const key = JSON.stringify(Object.entries(fields).sort());
        const response = await forward();
        const old = previous.get(key);
        if (!old && jsonOf(response)?.code === 0) previous.set(key, response);
        return old && old.text !== response.text ? mutatedAnswer(old) : unchangedAnswer(response);
      };
    },
  ),
  mutationOf(
    later,
    'ids lead to nothing',
    (operation, contract) =>
      String(operation.place.verb) !== 'get' && isRead(operation) && idsOf(operation, contract).length > 0,
    ({ operation, contract }) =>
      async (_, forward) => {
        const response = await forward();
        const json = jsonOf(response);
        if (json?.code !== 0) return unchangedAnswer(response);
        let count = 0;
        for (const { pointer } of idsOf(operation, contract))
          count += changeAt(json, pointer, (id) =>
            typeof id === 'number'
              ? id + 900_000_000
              : typeof id === 'string'
                ? id.replace(/[0-9]{4}$/, '9999')
                : undefined,
          );
        return count > 0 ? mutatedAnswer(withJson(response, json)) : unchangedAnswer(response);
      },
  ),
  mutationOf(
    later,
    'another entry is answered than the one that was asked for',
    (operation, contract) =>
      operation.place.verb === 'get' &&
      typeof operation.place.key === 'string' &&
      placesOf(contract, operation).some(({ pointer }) => pointer === `/data/${operation.place.key}`),
    ({ operation }) =>
      async (_, forward) => {
        const response = await forward();
        const json = jsonOf(response);
        const count =
          json?.code === 0
            ? changeAt(json, `/data/${operation.place.key}`, (id) =>
                typeof id === 'number'
                  ? id + 1
                  : typeof id === 'string'
                    ? id.replace(/[0-9]$/, (last) => String((Number(last) + 1) % 10))
                    : undefined,
              )
            : 0;
        return json && count > 0 ? mutatedAnswer(withJson(response, json)) : unchangedAnswer(response);
      },
  ),
  mutationOf(
    later,
    'two calls disagree about the same number',
    (operation, contract) => answersAgree(operation, contract) || isAgreed(operation, contract),
    ({ operation, contract }) =>
      async (_, forward) => {
        const response = await forward();
        const json = jsonOf(response);
        if (json?.code !== 0) return unchangedAnswer(response);
        const pointer = agreedPointer(operation, contract);
        const count = changeAt(json, pointer, (value): Json | undefined =>
          typeof value === 'number'
            ? value + 1
            : Array.isArray(value) && value.length > 0
              ? value.slice(1)
              : undefined,
        );
        return count > 0 ? mutatedAnswer(withJson(response, json)) : unchangedAnswer(response);
      },
  ),
];

function agreesRow({ relations }: ContractOperation): AgreesRelation | undefined {
  return relations.find((row): row is AgreesRelation => 'agrees' in row);
}

function isAgreed({ id }: ContractOperation, { operations }: Contract): boolean {
  return operations.some((one) => agreesRow(one)?.agrees === id);
}

/** Where the number is that another call returns too; a list is made shorter instead. */
function agreedPointer(operation: ContractOperation, { operations }: Contract): string {
  const own = agreesRow(operation)?.here;
  const others = operations.map(agreesRow).find((row) => row?.agrees === operation.id)?.there;
  return (own ?? others ?? '/data').replace(/#$/, '');
}
