import type { Contract } from './contract.ts';
import type { CheckResult } from './finding.ts';
import type { Target } from './target.ts';

/** What every check that calls a target gets. */
export interface CheckContext {
  readonly contract: Contract;
  readonly target: Target;
  /** The same seed gives the same requests. */
  readonly seed: number;
  /** Whether the options want findings about this operation; others may be called where a check needs them. */
  readonly isSelected: (operationId: string) => boolean;
  /** Tokens of members that are there already, for a target without sign-up. */
  readonly tokens?: readonly string[];
}

/** A part of the contract check. Throws `CannotCheck` where nothing can be said at all. */
export type Check<Context = CheckContext> = (context: Context) => Promise<CheckResult>;
