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

/** One drift: what the description says at a place, and what came instead. */
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
  /** What came. */
  readonly actual: string;
  /** A line for a shell that shows it again; absent where no single request does. */
  readonly curl?: string;
  /** What is probably wrong, where more is known than the text of its kind. */
  readonly cause?: string;
}

/** What one check found out. */
export interface CheckResult {
  readonly check: CheckName;
  readonly findings: readonly Finding[];
  /** operationId → number of exchanges that were judged. */
  readonly covered: ReadonlyMap<string, number>;
  /** Operations that could not be judged, each with the reason. */
  readonly skipped: readonly SkippedOperation[];
  /** What is worth knowing and no drift: operations that no page uses, fields that no page reads. */
  readonly notes: readonly string[];
}

export interface SkippedOperation {
  readonly operation: string;
  readonly why: string;
  /** The server answers that the handler is not built yet (code 4090). */
  readonly notBuilt?: true;
}

/** Nothing could be checked: the target is not there, an option makes no sense. Ends the command with exit code 2. */
export class CannotCheck extends Error {
  override readonly name = 'CannotCheck';
}
