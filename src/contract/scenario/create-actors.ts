import { Caller } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import type { Exchange, Language } from '../exchange.ts';
import { fundAccount } from './fund-account.ts';
import { Ledger } from './ledger.ts';
import { callOrSkip, PreconditionUnmet } from './precondition.ts';
import { signIn, signUp } from './sign-up.ts';
import type { TestActors, TestMember } from './test-actors.ts';

export interface TestActorsOptions {
  /** Gets every exchange of all actors. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Tokens of members that are there already, for a target without sign-up. */
  readonly tokens?: readonly string[];
  readonly language?: Language;
  /** Number of members to create; two by default. */
  readonly members?: number;
}

/**
 * Signs two members up through the calls themselves (picture, mailed code), gives them a payment password, money through the
 * sandbox cashier and points. Given tokens replace sign-up. `lacks` lists what was not available.
 */
export async function createActors(
  context: CheckContext,
  options: TestActorsOptions = {},
): Promise<TestActors> {
  const { contract, target, seed } = context;
  const { onExchange, language = 'en_US', members: memberCount = 2 } = options;
  const tokens = options.tokens ?? context.tokens ?? [];
  const visitor = new Caller({ contract, target, language, ...(onExchange ? { onExchange } : {}) });
  const ledger = new Ledger(seed, target.now(), target.run);
  const newcomer = () => signUp(visitor, ledger);
  const members: TestMember[] = [];
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
  const unknown = { email: undefined, password: undefined, payPassword: undefined };
  for (const token of tokens.slice(0, memberCount - members.length))
    members.push({ caller: visitor.as({ token }), ...unknown });
  if (tokens.length > 0 && members.length < memberCount) lacks.push('the token of another member is needed');
  const anotherSession = async ({ email, password }: TestMember) => {
    if (email === undefined || password === undefined)
      throw new PreconditionUnmet('the password of the member is not known');
    return signIn(visitor, email, password);
  };
  const signOut = async (caller: Caller) => {
    await callOrSkip(caller, 'logoutMember');
  };
  const advanceClock = async (seconds: number) => {
    const advance = target.testHooks.advanceClock;
    if (!advance) throw new PreconditionUnmet(`the clock of the target cannot be advanced by ${seconds} s`);
    await advance(seconds);
  };
  return {
    contract,
    target,
    visitor,
    members,
    lacks,
    newcomer,
    anotherSession,
    signOut,
    advanceClock,
    ledger,
  };
}
