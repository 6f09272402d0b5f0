import { Caller } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import type { Contract } from '../contract.ts';
import type { Exchange, Language } from '../exchange.ts';
import type { Target } from '../target.ts';
import { fundAccount } from './fund-account.ts';
import { Ledger } from './ledger.ts';
import { callOrSkip, PreconditionUnmet } from './precondition.ts';
import { signIn, signUp } from './sign-up.ts';

/** A member of the story. What a given token leaves unknown is undefined. */
export interface TestMember {
  readonly caller: Caller;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Undefined where none could be set. */
  readonly payPassword: string | undefined;
}

export interface TestActorsOptions {
  /** Sees every exchange of everybody in the cast. */
  readonly onExchange?: (exchange: Exchange) => void;
  /** Tokens of members that are there already, for a target where nobody can sign up. */
  readonly tokens?: readonly string[];
  readonly language?: Language;
  /** How many members to prepare; two where nothing is said. */
  readonly members?: number;
}

/** Who plays in the story, and what they know by now. */
export interface TestActors {
  readonly contract: Contract;
  readonly target: Target;
  readonly visitor: Caller;
  /** With money, points and a payment password where the target allows it; two, fewer where nobody can sign up. */
  readonly members: readonly TestMember[];
  /** Why there are fewer than two members, or what they lack. */
  readonly lacks: readonly string[];
  /** A new member without money, for what changes the member itself. Throws `PreconditionUnmet` where nobody can sign up. */
  readonly newcomer: () => Promise<TestMember>;
  /** Another session of a member. */
  readonly anotherSession: (member: TestMember) => Promise<Caller>;
  /** Ends the session of a caller. */
  readonly signOut: (caller: Caller) => Promise<void>;
  /** Lets so many seconds go by. Throws `PreconditionUnmet` where the target has only real time. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** What was handed out already. */
  readonly ledger: Ledger;
}

/**
 * Signs two members up through the calls themselves (picture, mailed code), gives them a payment password, money through the
 * sandbox cashier and points. Given tokens take their place: nobody signs up then. `lacks` says what could not be had.
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
