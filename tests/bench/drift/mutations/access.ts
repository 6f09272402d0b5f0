import type { WireRequest } from '#contract/exchange.ts';
import { transportHeaders } from '#generated/transport.ts';
import { anywhere, type Fits, isRead, mutatedAnswer, unchangedAnswer, withField } from '../mutate.ts';
import {
  codeIn,
  type Mutation,
  type MutationClass,
  type Mutator,
  type ReceivedRequest,
} from '../mutation.ts';
import { Memory } from './memory.ts';

const owners: MutationClass = 'tokens and owners';
const signatures: MutationClass = 'signatures';
const isMember: Fits = ({ access }) => access === 'member';

/** A server that remembers all calls and changes one operation. */
function rememberingMutation(
  of: readonly [MutationClass, string],
  fits: Fits,
  here: (memory: Memory) => Mutator,
): Mutation {
  return {
    class: of[0],
    name: of[1],
    fits,
    mutator: () => {
      const memory = new Memory();
      const mutator = here(memory);
      return async (received, forward) => {
        if (received.here)
          return mutator(received, async (request, signing) => {
            const response = await forward(request, signing);
            if (request === undefined) memory.note(received, response);
            return response;
          });
        const response = await forward();
        memory.note(received, response);
        return unchangedAnswer(response);
      };
    },
  };
}

/** Responds to a call that was refused with one of these codes as if it had a good token. */
function letsIn(
  name: string,
  refusal: number,
  is: (received: ReceivedRequest, memory: Memory) => boolean,
  fits: Fits = isMember,
): Mutation {
  return rememberingMutation([owners, name], fits, (memory) => async (received, forward) => {
    const response = await forward();
    const token = memory.goodToken(received.token);
    if (codeIn(response) !== refusal || token === undefined || !is(received, memory))
      return unchangedAnswer(response);
    const accepted = await forward(withField(received.request, 'token', token));
    return [1001, 5000].includes(codeIn(accepted) ?? 0) ? unchangedAnswer(response) : mutatedAnswer(accepted);
  });
}

function wasGood({ token = '' }: ReceivedRequest, memory: Memory): boolean {
  return memory.tokens.includes(token);
}

/** Who may call, and whose entries he reaches. */
export const accessMutations: readonly Mutation[] = [
  letsIn('call for members is answered without a token', 1001, ({ token }) => token === undefined),
  letsIn('any text is taken for a token', 5000, (received, memory) => !wasGood(received, memory)),
  letsIn('token that was signed out is still good', 5000, ({ token = '' }, memory) =>
    memory.signedOut.has(token),
  ),
  letsIn(
    'token whose time is over is still good',
    5000,
    (received, memory) => wasGood(received, memory) && !memory.signedOut.has(received.token ?? ''),
  ),
  rememberingMutation(
    [owners, 'entry of somebody else is answered'],
    ({ owned }) => owned,
    (memory) => async (received, forward) => {
      const response = await forward();
      if (codeIn(response) !== 4004) return unchangedAnswer(response);
      for (const token of memory.tokens.toReversed().slice(0, 20)) {
        const accepted = await forward(withField(received.request, 'token', token));
        if (![4004, 1001, 5000].includes(codeIn(accepted) ?? 0)) return mutatedAnswer(accepted);
      }
      return unchangedAnswer(response);
    },
  ),
  rememberingMutation(
    [owners, 'list shows the entries of another member'],
    (operation) => operation.access === 'member' && isRead(operation) && operation.place.scope === 'member',
    (memory) => async (received, forward) => {
      const response = await forward();
      const other = memory.goodToken(received.token);
      if (codeIn(response) !== 0 || other === undefined || other === received.token)
        return unchangedAnswer(response);
      const foreign = await forward(withField(received.request, 'token', other));
      return codeIn(foreign) === 0 && foreign.text !== response.text
        ? mutatedAnswer(foreign)
        : unchangedAnswer(response);
    },
  ),
  rememberingMutation(
    [owners, 'visitor is refused on a call for everyone'],
    ({ access }) => access === 'public',
    () => async (received, forward) => {
      const response = await forward();
      if (codeIn(response) !== 0 || received.token !== undefined) return unchangedAnswer(response);
      const msg = received.language === 'en_US' ? 'Please sign in first' : '请先登录';
      return mutatedAnswer({ ...response, text: JSON.stringify({ code: 1001, msg }) });
    },
  ),
];

const stamp = transportHeaders.timestamp.toLowerCase();
const sign = transportHeaders.sign.toLowerCase();

/** Responds to a request that was refused for its signature as if it were signed rightly now. */
function signatureMutation(name: string, refusal: number, is: (request: WireRequest) => boolean): Mutation {
  return rememberingMutation([signatures, name], anywhere, () => async ({ request }, forward) => {
    const response = await forward();
    return codeIn(response) === refusal && is(request)
      ? mutatedAnswer(await forward(request, 'now'))
      : unchangedAnswer(response);
  });
}

/** Whether requests are what their signature says. */
export const signatureMutations: readonly Mutation[] = [
  signatureMutation('signature is not checked', 4002, () => true),
  signatureMutation('missing signature is accepted', 4002, ({ headers }) => headers[sign] === undefined),
  signatureMutation('wrong signature is accepted', 4002, ({ headers }) => headers[sign] !== undefined),
  signatureMutation('old request is accepted', 4001, ({ headers }) => headers[stamp] !== undefined),
  signatureMutation(
    'missing time of signing is accepted',
    4001,
    ({ headers }) => headers[stamp] === undefined,
  ),
];
