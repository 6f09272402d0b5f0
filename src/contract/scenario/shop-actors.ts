import type { TestActors, TestMember } from '../test-actors.ts';
import type { Ledger } from './ledger.ts';

/** A member of this shop. What is not known of a member with a given token is undefined. */
export interface ShopMember extends TestMember {
  readonly email: string | undefined;
  readonly password: string | undefined;
  /** Undefined where none could be set. */
  readonly payPassword: string | undefined;
}

/** The callers of the scenario and what they have used up. */
export interface ShopActors extends TestActors {
  /** With money, points and a payment password where the target allows it. */
  readonly members: readonly ShopMember[];
  /** A new member without money. */
  readonly newcomer: () => Promise<ShopMember>;
  /** Advances the clock by the given number of seconds. Throws `PreconditionUnmet` where the target has real time only. */
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** What the scenario has used up. */
  readonly ledger: Ledger;
}
