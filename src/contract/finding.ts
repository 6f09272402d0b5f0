import type { Kind } from './kinds.ts';

/** The parts of the contract check; each can be run alone with `--only` and left out with `--skip`. */
export const checkNames = [
  'server',
  'broken',
  'access',
  'mocks',
  'parity',
  'app',
  'generated',
  'descriptions',
] as const;
export type CheckName = (typeof checkNames)[number];

/** One drift: what the description says about a place, and what was found there. */
export interface Finding {
  readonly check: CheckName;
  readonly kind: Kind;
  /** operationId; a path with its method where no operation has it. */
  readonly operation: string;
  /**
   * Where it is: a part of the exchange and a JSON pointer (RFC 6901) into it, `response#/data/0/stock`, `request#/pageSize`,
   * `header#/content-type`, `status`; of the description, `description#/paths/…`.
   */
  readonly at: string;
  /** What the description says, in a few words. */
  readonly expected: string;
  /** What was found. */
  readonly actual: string;
  /** A line for a shell that shows it again; absent where no single request does. */
  readonly curl?: string;
  /** What is probably wrong, where more is known than the text of its kind. */
  readonly cause?: string;
}

/** The result of one check. */
export interface CheckResult {
  readonly check: CheckName;
  readonly findings: readonly Finding[];
  /** operationId → number of exchanges that were judged. */
  readonly covered: ReadonlyMap<string, number>;
  /** Operations that could not be judged, each with the reason. */
  readonly skipped: readonly SkippedOperation[];
  /** Worth knowing, but no drift: operations that no page uses, fields that no page reads. */
  readonly notes: readonly string[];
}

export interface SkippedOperation {
  readonly operation: string;
  readonly why: string;
  /** The server responds that the handler is not built yet (code 4090). */
  readonly notBuilt?: true;
}

/** Nothing could be checked: the target does not respond, an option is invalid. Ends the command with exit code 2. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}
