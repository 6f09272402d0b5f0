import { codes, constants } from '#generated/constants.ts';
import type { Caller } from '../../caller.ts';
import { codeOf, type Fields } from '../../exchange.ts';
import { PreconditionUnmet } from '../../precondition.ts';
import type { ShopActors } from '../shop-actors.ts';
import { shopHooks } from '../shop-hooks.ts';
import { newEmail, newPassword, registration, solveCaptcha } from '../sign-up.ts';
import { type Refusal, requestOf } from './refusal.ts';

/** Network addresses for documentation (RFC 5737): no other request of the check has them. */
const addresses = { guesses: '192.0.2.7', captchas: '192.0.2.8' } as const;

function visitorAt({ visitor, target }: ShopActors, address: string): Caller {
  const header = shopHooks(target).addressHeader;
  if (header === undefined) throw new PreconditionUnmet('the network address of a request cannot be chosen');
  return visitor.as({ headers: { [header]: address } });
}

/** Calls until it is refused as too often, as many times as the limit allows at most; the last call is left to the scenario. */
async function exhaust(caller: Caller, id: string, fields: Fields, most: number): Promise<void> {
  for (let count = 0; count < most; count += 1)
    if (codeOf(await caller.call(id, fields)) === codes.tooManyRequests) return;
}

/** A visitor whose network address has sent too many wrong codes. */
async function guessingVisitor(actors: ShopActors): Promise<Caller> {
  const visitor = visitorAt(actors, addresses.guesses);
  const { ledger } = actors;
  const fields = { mail: newEmail(ledger), code: '000000', password: newPassword(ledger) };
  await exhaust(visitor, 'resetPassword', fields, constants.loginAddressTries);
  return visitor;
}

function guessRefusal(id: string, fieldsOf: (actors: ShopActors) => Promise<Fields>): Refusal {
  const request = async (actors: ShopActors) => {
    const fields = await fieldsOf(actors);
    return { caller: await guessingVisitor(actors), fields };
  };
  return { id, code: codes.tooManyRequests, what: 'after too many guesses from one address', request };
}

/** A member who has called as often as one may within an hour. */
function memberRefusal(id: string): Refusal {
  const request = async (actors: ShopActors) => {
    const { fields } = await requestOf(id, actors);
    const { caller } = await actors.newcomer();
    const { node } = actors.contract.operation(id);
    await exhaust(caller, id, fields, Number(node['x-hourly-limit']));
    return { caller, fields };
  };
  return { id, code: codes.tooManyRequests, what: 'more often than one member may within an hour', request };
}

/** More calls than a network address, a mailbox or a member may make. */
export const rateRefusals: readonly Refusal[] = [
  guessRefusal('loginMember', async (actors) => {
    const { email, password } = await actors.newcomer();
    return { email, password, ...(await solveCaptcha(actors.visitor)) };
  }),
  guessRefusal('registerMember', ({ visitor, ledger }) => registration(visitor, ledger)),
  guessRefusal('resetPassword', async (actors) => (await requestOf('resetPassword', actors)).fields),
  {
    id: 'getVerifyCode',
    code: codes.tooManyRequests,
    what: 'more pictures than one address gets',
    request: async (actors) => {
      const caller = visitorAt(actors, addresses.captchas);
      await exhaust(caller, 'getVerifyCode', {}, constants.captchaRate);
      return { caller, fields: {} };
    },
  },
  {
    id: 'addStockAlert',
    code: codes.tooManyRequests,
    what: 'more mails than one mailbox gets',
    request: async (actors) => {
      const { fields } = await requestOf('addStockAlert', actors);
      const caller = actors.visitor;
      const toMailbox = { ...fields, email: newEmail(actors.ledger) };
      await exhaust(caller, 'addStockAlert', toMailbox, constants.stockAlertMailboxRate);
      return { caller, fields: toMailbox };
    },
  },
  ...(['uploadFile', 'addProject'] as const).map(memberRefusal),
];
