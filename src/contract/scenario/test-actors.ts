import type { Caller } from '../caller.ts';
import type { Contract } from '../contract.ts';
import type { Target } from '../target.ts';
import type { Ledger } from './ledger.ts';

/** A member in the scenario. What is not known of a member with a given token is undefined. */
export interface TestMember {
  readonly caller: Caller;
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Undefined where none could be set. */
  readonly payPassword: string | undefined;
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
