import { Caller } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import type { Contract } from '../contract.ts';
import type { Exchange, Language } from '../exchange.ts';
import type { Target } from '../target.ts';
import { fundAccount } from './fund-account.ts';
import { Ledger } from './ledger.ts';
import { callOrSkip, PreconditionUnmet } from './precondition.ts';
import { signIn, signUp } from './sign-up.ts';

/** A member in the scenario. What is not known of a member with a given token is undefined. */
export interface TestMember {
  readonly caller: Caller;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Undefined where none could be set. */
  readonly payPassword: string | undefined;
}

export interface TestActorsOptions {
  /** Gets every exchange of all actors. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Tokens of members that are there already, for a target without sign-up. */
  readonly tokens?: readonly string[];
  readonly language?: Language;
  /** Number of members to create; two by default. */
  readonly members?: number;
}

/** The callers of a scenario and what they have used up. */
export interface TestActors {
  readonly contract: Contract;
  readonly target: Target;
  readonly visitor: Caller;
  /** With money, points and a payment password where the target allows it; two, fewer where sign-up is not possible. */
  readonly members: readonly TestMember[];
  /** Why there are fewer than two members, or what they lack. */
  readonly lacks: readonly string[];
  /** A new member without money, for operations that change the member itself. Throws `PreconditionUnmet` where sign-up is not possible. */
  readonly newcomer: () => Promise<TestMember>;
  /** Another session of a member. */
  readonly anotherSession: (member: TestMember) => Promise<Caller>;
  /** Ends the session of a caller. */
  readonly signOut: (caller: Caller) => Promise<void>;
  /** Advances the clock by the given number of seconds. Throws `PreconditionUnmet` where the target has real time only. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** What the scenario has used up. */
  readonly ledger: Ledger;
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
  const { onExchange, language = 'en_US', members: wanted = 2 } = options;
  const tokens = options.tokens ?? context.tokens ?? [];
  const visitor = new Caller({ contract, target, language, ...(onExchange ? { onExchange } : {}) });
  const ledger = new Ledger(seed, target.now(), target.run);
  const newcomer = () => signUp(visitor, ledger);
  const members: TestMember[] = [];
  const lacks: string[] = [];
  try {
    while (tokens.length === 0 && members.length < wanted) {
      const member = await newcomer();
      const { payPassword, lacking } = await fundAccount(member);
      members.push({ ...member, payPassword });
      lacks.push(...lacking.filter((one) => !lacks.includes(one)));
    }
  } catch (error) {
    if (!(error instanceof PreconditionUnmet)) throw error;
    lacks.push(error.message);
  }
  const unknown = { email: undefined, password: undefined, payPassword: undefined };
  for (const token of tokens.slice(0, wanted - members.length))
    members.push({ caller: visitor.as({ token }), ...unknown });
  if (tokens.length > 0 && members.length < wanted) lacks.push('the token of another member is needed');
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
