import type { Contract, ContractOperation } from '#contract/contract.ts';
import { isObject, type Json } from '#description/json.ts';
import { type Fits, honest, lie, plantOf } from '../mutate.ts';
import { codeIn, jsonOf, type Plant, withJson } from '../mutation.ts';
import { placesOf } from '../places.ts';
import { isOwn, readsOf } from './later.ts';
import { Memory, madeUp } from './memory.ts';

const actions = 'actions';

const offered: Fits = (operation) => operation.actions.length > 0 && operation.codes.includes(4009);

interface State {
  readonly field: string;
  readonly value: Json;
}

/** What the entity is like after the action: `sets`, or the literal that a later read shows of a state. */
function stateAfter({ actions: rows, relations, ...operation }: ContractOperation): State | undefined {
  for (const { sets } of rows)
    for (const [field, value] of Object.entries((sets ?? {}) as Record<string, Json>))
      return { field, value };
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
function shownOtherwise(
  value: Json,
  state: State,
  to: Json,
  key: string | undefined,
  ids: Set<string>,
): number {
  if (Array.isArray(value))
    return value.reduce<number>((sum, one) => sum + shownOtherwise(one, state, to, key, ids), 0);
  if (!isObject(value)) return 0;
  let count = 0;
  const isIt = key === undefined || ids.has(String(value[key]));
  if (isIt && value[state.field] === state.value) {
    value[state.field] = to;
    count += 1;
  }
  for (const one of Object.values(value)) count += shownOtherwise(one, state, to, key, ids);
  return count;
}

function anotherState(): Plant {
  const fits: Fits = (operation) => operation.actions.length > 0 && stateAfter(operation) !== undefined;
  return {
    name: 'action sets another state',
    class: actions,
    fits,
    liar: ({ operation, contract }) => {
      const state = stateAfter(operation) ?? { field: '', value: 0 };
      const to = otherState(state, contract);
      const [ids, tokens] = [new Set<string>(), new Set<string>()];
      const { key } = operation.place;
      const keyName = typeof key === 'string' && operation.request.fields[key] ? key : undefined;
      return async (asked, ask) => {
        const answer = await ask();
        const json = jsonOf(answer);
        if (json?.code !== 0) return honest(answer);
        if (asked.here) {
          ids.add(keyName === undefined ? '' : (asked.fields[keyName] ?? ''));
          tokens.add(asked.token ?? '');
          return honest(answer);
        }
        if (!tokens.has(asked.token ?? '') || !isObject(json)) return honest(answer);
        return shownOtherwise(json, state, to, keyName, ids) > 0
          ? lie(withJson(answer, json))
          : honest(answer);
      };
    },
  };
}

/** Actions and states. */
export const actionPlants: readonly Plant[] = [
  anotherState(),
  plantOf(actions, 'action is carried out where it is not offered', offered, ({ contract }) => {
    const memory = new Memory();
    return async (asked, ask) => {
      const answer = await ask();
      memory.note(asked, answer);
      if (codeIn(answer) !== 4009) return honest(answer);
      const msg = contract.description.texts[asked.language].codes.success ?? '';
      return lie(withJson(answer, memory.success ? { ...memory.success, msg } : { code: 0, msg }));
    };
  }),
  {
    name: 'action is refused where it is offered',
    class: actions,
    fits: offered,
    liar: ({ contract }) => {
      const memory = new Memory();
      return async (asked, ask) => {
        if (asked.here && isOwn(asked, memory)) {
          const msg = contract.description.texts[asked.language].codes.notOffered ?? '';
          return lie(madeUp({ code: 4009, msg }));
        }
        const answer = await ask();
        memory.note(asked, answer);
        return honest(answer);
      };
    },
  },
  plantOf(
    actions,
    'every call is refused as not found',
    (operation) => operation.codes.includes(4004),
    ({ contract }) => {
      const { texts } = contract.description;
      return async ({ language }, ask) => {
        const answer = await ask();
        return codeIn(answer) === 0
          ? lie(withJson(answer, { code: 4004, msg: texts[language].codes.notFound ?? '' }))
          : honest(answer);
      };
    },
  ),
];
