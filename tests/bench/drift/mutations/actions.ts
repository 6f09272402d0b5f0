import type { Contract, ContractOperation } from '#contract/contract.ts';
import { isObject, type Json } from '#description/json.ts';
import { type Fits, mutatedAnswer, mutationOf, unchangedAnswer } from '../mutate.ts';
import { codeIn, jsonOf, type Mutation, withJson } from '../mutation.ts';
import { placesOf } from '../places.ts';
import { isOwn, readsOf } from './later.ts';
import { Memory, madeUpResponse } from './memory.ts';

const actions = 'actions';

const hasActions: Fits = (operation) => operation.actions.length > 0 && operation.codes.includes(4009);

interface State {
  readonly field: string;
  readonly value: Json;
}

/** What the entity is like after the action: `sets`, or the literal that a later read shows of a state. */
function stateAfter({ actions: rows, relations, ...operation }: ContractOperation): State | undefined {
  for (const { sets } of rows)
    for (const [field, value] of Object.entries(sets ?? {})) return { field, value };
  for (const row of readsOf({ ...operation, actions: rows, relations }))
    for (const [pointer, value] of Object.entries(row.shows ?? {}))
      if (pointer.endsWith('State') && typeof value === 'number')
        return { field: pointer.slice(pointer.lastIndexOf('/') + 1), value };
  return undefined;
}

function otherState({ field, value }: State, contract: Contract): Json {
  if (typeof value === 'boolean') return !value;
  for (const operation of contract.operations)
    for (const { name, schema } of placesOf(contract, operation))
      if (name === field && Array.isArray(schema.enum)) {
        const other = schema.enum.find((one) => one !== value && typeof one === 'number');
        if (other !== undefined) return other;
      }
  return Number(value) + 1;
}

/** Shows another state wherever the entity is answered. Without a key it is the only one of its owner. */
function showOtherState(
  value: Json,
  state: State,
  { to, key, ids }: { readonly to: Json; readonly key: string | undefined; readonly ids: Set<string> },
): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, one) => sum + showOtherState(one, state, { to, key, ids }), 0);
  if (!isObject(value)) return 0;
  let count = 0;
  const isIt = key === undefined || ids.has(String(value[key]));
  if (isIt && value[state.field] === state.value) {
    value[state.field] = to;
    count += 1;
  }
  for (const one of Object.values(value)) count += showOtherState(one, state, { to, key, ids });
  return count;
}

function anotherState(): Mutation {
  const fits: Fits = (operation) => operation.actions.length > 0 && stateAfter(operation) !== undefined;
  return {
    name: 'action sets another state',
    class: actions,
    fits,
    mutator: ({ operation, contract }) => {
      const state = stateAfter(operation) ?? { field: '', value: 0 };
      const to = otherState(state, contract);
      const [ids, tokens] = [new Set<string>(), new Set<string>()];
      const { key } = operation.place;
      const keyName = typeof key === 'string' && operation.request.fields[key] ? key : undefined;
      return async (received, forward) => {
        const response = await forward();
        const json = jsonOf(response);
        if (json?.code !== 0) return unchangedAnswer(response);
        if (received.here) {
          ids.add(keyName === undefined ? '' : (received.fields[keyName] ?? ''));
          tokens.add(received.token ?? '');
          return unchangedAnswer(response);
        }
        if (!tokens.has(received.token ?? '') || !isObject(json)) return unchangedAnswer(response);
        return showOtherState(json, state, { to, key: keyName, ids }) > 0
          ? mutatedAnswer(withJson(response, json))
          : unchangedAnswer(response);
      };
    },
  };
}

/** Actions and states. */
export const actionMutations: readonly Mutation[] = [
  anotherState(),
  mutationOf(actions, 'action is carried out where it is not offered', hasActions, ({ contract }) => {
    const memory = new Memory();
    return async (received, forward) => {
      const response = await forward();
      memory.note(received, response);
      if (codeIn(response) !== 4009) return unchangedAnswer(response);
      const msg = contract.description.texts[received.language].codes.success ?? '';
      return mutatedAnswer(
        withJson(response, memory.success ? { ...memory.success, msg } : { code: 0, msg }),
      );
    };
  }),
  {
    name: 'action is refused where it is offered',
    class: actions,
    fits: hasActions,
    mutator: ({ contract }) => {
      const memory = new Memory();
      return async (received, forward) => {
        if (received.here && isOwn(received, memory)) {
          const msg = contract.description.texts[received.language].codes.notOffered ?? '';
          return mutatedAnswer(madeUpResponse({ code: 4009, msg }));
        }
        const response = await forward();
        memory.note(received, response);
        return unchangedAnswer(response);
      };
    },
  },
  mutationOf(
    actions,
    'every call is refused as not found',
    (operation) => operation.codes.includes(4004),
    ({ contract }) => {
      const { texts } = contract.description;
      return async ({ language }, forward) => {
        const response = await forward();
        return codeIn(response) === 0
          ? mutatedAnswer(withJson(response, { code: 4004, msg: texts[language].codes.notFound ?? '' }))
          : unchangedAnswer(response);
      };
    },
  ),
];
