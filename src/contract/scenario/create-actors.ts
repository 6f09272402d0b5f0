import { Caller } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import { callOrSkip, PreconditionUnmet } from '../precondition.ts';
import type { TestActorsOptions } from '../test-actors.ts';
import { fundAccount } from './fund-account.ts';
import { Ledger } from './ledger.ts';
import type { ShopActors, ShopMember } from './shop-actors.ts';
import { signUp } from './sign-up.ts';
import { shapedRequest, validRequest } from './valid-request.ts';

/** A member of whom only a token is known. */
function memberWith(caller: Caller): ShopMember {
  const anotherSession = async () => {
    throw new PreconditionUnmet('the password of the member is not known');
  };
  return { caller, anotherSession, email: undefined, password: undefined, payPassword: undefined };
}

/**
 * Signs two members up through the calls themselves (picture, mailed code), gives them a payment password, money through the
 * sandbox cashier and points. Given tokens replace sign-up. `lacks` lists what was not available.
 */
export async function createActors(
  context: CheckContext,
  options: TestActorsOptions = {},
): Promise<ShopActors> {
  const { contract, target, seed } = context;
  const { onExchange, language = 'en_US', members: memberCount = 2 } = options;
  const tokens = options.tokens ?? context.tokens ?? [];
  const visitor = new Caller({ contract, target, language, ...(onExchange ? { onExchange } : {}) });
  const ledger = new Ledger(seed, target.now(), target.run);
  const newcomer = () => signUp(visitor, ledger);
  const members: ShopMember[] = [];
  const lacks: string[] = [];
  try {
    while (tokens.length === 0 && members.length < memberCount) {
      const member = await newcomer();
      const { payPassword, lacking } = await fundAccount(member, members.length);
      members.push({ ...member, payPassword });
      lacks.push(...lacking.filter((one) => !lacks.includes(one)));
    }
  } catch (error) {
    if (!(error instanceof PreconditionUnmet)) throw error;
    lacks.push(error.message);
  }
  for (const token of tokens.slice(0, memberCount - members.length))
    members.push(memberWith(visitor.as({ token })));
  if (tokens.length > 0 && members.length < memberCount) lacks.push('the token of another member is needed');
  const signOut = async (caller: Caller) => {
    await callOrSkip(caller, 'logoutMember');
  };
  const advanceClock = async (seconds: number) => {
    const advance = target.testHooks.advanceClock;
    if (!advance) throw new PreconditionUnmet(`the clock of the target cannot be advanced by ${seconds} s`);
    await advance(seconds);
  };
  const actors: ShopActors = {
    contract,
    target,
    visitor,
    members,
    lacks,
    newcomer,
    signOut,
    advanceClock,
    ledger,
    validRequest: (id) => validRequest(id, actors),
    shapedRequest: (id) => shapedRequest(id, actors),
  };
  return actors;
}
