import type { WireRequest } from '#contract/exchange.ts';
import { transportHeaders } from '#generated/transport.ts';
import { anywhere, type Fits, honest, isRead, lie, withField } from '../mutate.ts';
import { type Asked, codeIn, type Liar, type Plant, type PlantClass } from '../mutation.ts';
import { Memory } from './memory.ts';

const owners: PlantClass = 'tokens and owners';
const signatures: PlantClass = 'signatures';
const isMember: Fits = ({ access }) => access === 'member';

/** A server that remembers what it saw on all calls, and lies on one. */
function remembering(of: readonly [PlantClass, string], fits: Fits, here: (memory: Memory) => Liar): Plant {
  return {
    class: of[0],
    name: of[1],
    fits,
    liar: () => {
      const memory = new Memory();
      const liar = here(memory);
      return async (asked, ask) => {
        if (asked.here)
          return liar(asked, async (request, signing) => {
            const answer = await ask(request, signing);
            if (request === undefined) memory.note(asked, answer);
            return answer;
          });
        const answer = await ask();
        memory.note(asked, answer);
        return honest(answer);
      };
    },
  };
}

/** Answers a call that was refused with one of these codes as if it had a good token. */
function letsIn(
  name: string,
  refusal: number,
  is: (asked: Asked, memory: Memory) => boolean,
  fits: Fits = isMember,
): Plant {
  return remembering([owners, name], fits, (memory) => async (asked, ask) => {
    const answer = await ask();
    const token = memory.goodToken(asked.token);
    if (codeIn(answer) !== refusal || token === undefined || !is(asked, memory)) return honest(answer);
    const accepted = await ask(withField(asked.request, 'token', token));
    return [1001, 5000].includes(codeIn(accepted) ?? 0) ? honest(answer) : lie(accepted);
  });
}

function wasGood({ token = '' }: Asked, memory: Memory): boolean {
  return memory.tokens.includes(token);
}

/** Who may call, and whose entries he reaches. */
export const accessPlants: readonly Plant[] = [
  letsIn('call for members is answered without a token', 1001, ({ token }) => token === undefined),
  letsIn('any text is taken for a token', 5000, (asked, memory) => !wasGood(asked, memory)),
  letsIn('token that was signed out is still good', 5000, ({ token = '' }, memory) =>
    memory.signedOut.has(token),
  ),
  letsIn(
    'token whose time is over is still good',
    5000,
    (asked, memory) => wasGood(asked, memory) && !memory.signedOut.has(asked.token ?? ''),
  ),
  remembering(
    [owners, 'entry of somebody else is answered'],
    (operation) => operation.codes.includes(4003),
    (memory) => async (asked, ask) => {
      const answer = await ask();
      if (codeIn(answer) !== 4003) return honest(answer);
      for (const token of memory.tokens.toReversed().slice(0, 20)) {
        const accepted = await ask(withField(asked.request, 'token', token));
        if (![4003, 1001, 5000].includes(codeIn(accepted) ?? 0)) return lie(accepted);
      }
      return honest(answer);
    },
  ),
  remembering(
    [owners, 'list shows the entries of another member'],
    (operation) => operation.access === 'member' && isRead(operation) && operation.place.scope === 'member',
    (memory) => async (asked, ask) => {
      const answer = await ask();
      const other = memory.goodToken(asked.token);
      if (codeIn(answer) !== 0 || other === undefined || other === asked.token) return honest(answer);
      const foreign = await ask(withField(asked.request, 'token', other));
      return codeIn(foreign) === 0 && foreign.text !== answer.text ? lie(foreign) : honest(answer);
    },
  ),
  remembering(
    [owners, 'visitor is refused on a call for everyone'],
    ({ access }) => access === 'public',
    () => async (asked, ask) => {
      const answer = await ask();
      if (codeIn(answer) !== 0 || asked.token !== undefined) return honest(answer);
      const msg = asked.language === 'en_US' ? 'Please sign in first' : '请先登录';
      return lie({ ...answer, text: JSON.stringify({ code: 1001, msg }) });
    },
  ),
];

const stamp = transportHeaders.timestamp.toLowerCase();
const sign = transportHeaders.sign.toLowerCase();

/** Answers a request that was refused for its signature as if it were signed rightly now. */
function unsigned(name: string, refusal: number, is: (request: WireRequest) => boolean): Plant {
  return remembering([signatures, name], anywhere, () => async ({ request }, ask) => {
    const answer = await ask();
    return codeIn(answer) === refusal && is(request) ? lie(await ask(request, 'now')) : honest(answer);
  });
}

/** Whether requests are what their signature says. */
export const signaturePlants: readonly Plant[] = [
  unsigned('signature is not checked', 4002, () => true),
  unsigned('missing signature is accepted', 4002, ({ headers }) => headers[sign] === undefined),
  unsigned('wrong signature is accepted', 4002, ({ headers }) => headers[sign] !== undefined),
  unsigned('old request is accepted', 4001, ({ headers }) => headers[stamp] !== undefined),
  unsigned('missing time of signing is accepted', 4001, ({ headers }) => headers[stamp] === undefined),
];
