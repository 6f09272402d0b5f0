import type { Caller } from './caller.ts';
import type { Contract } from './contract.ts';
import type { Exchange, Fields, Language } from './exchange.ts';
import type { Target } from './target.ts';

/** A request that gets code 0, and who is to send it. */
export interface ValidRequest {
  readonly fields: Fields;
  readonly caller: Caller;
}

/** Why there is no request: the target does not allow what it needs. */
export interface NoRequest {
  readonly why: string;
}

export interface TestMember {
  readonly caller: Caller;
  /** Another session of the member. Throws `PreconditionUnmet` where it is not known how the member signs in. */
  readonly anotherSession: () => Promise<Caller>;
}

/** The callers of a scenario, and the requests that they can make. */
export interface TestActors {
  readonly contract: Contract;
  readonly target: Target;
  readonly visitor: Caller;
  /** Two who have all that their calls need where the target allows it; fewer where sign-up is not possible. */
  readonly members: readonly TestMember[];
  /** Why there are fewer than two members, or what they lack. */
  readonly lacks: readonly string[];
  /** A new member, for operations that change the member itself. Throws `PreconditionUnmet` where sign-up is not possible. */
  readonly newcomer: () => Promise<TestMember>;
  /** Ends the session of a caller. */
  readonly signOut: (caller: Caller) => Promise<void>;
  /** A request of an operation that gets code 0. It may call the target, and makes an entry of its own where the operation changes one. */
  readonly validRequest: (operationId: string) => Promise<ValidRequest | NoRequest>;
  /** A well-formed request, which may be refused for what it names. undefined: there is no caller for it. */
  readonly shapedRequest: (operationId: string) => ValidRequest | undefined;
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
