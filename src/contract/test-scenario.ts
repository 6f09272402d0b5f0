import type { CheckContext } from './check.ts';
import type { Exchange } from './exchange.ts';
import type { CheckResult } from './finding.ts';
import type { TestActors, TestActorsOptions } from './test-actors.ts';

/** One call of a scenario; the same scenario has the same labels on every target. */
export interface ScenarioStep {
  readonly label: string;
  readonly exchange: Exchange;
}

/** The result of a judged scenario, with its calls in their order. */
export interface ScenarioResult extends CheckResult {
  readonly steps: readonly ScenarioStep[];
}

/** A declared code that no request of the check provokes, with its operations and the reason. */
export interface NotProvoked {
  readonly code: number;
  readonly operations: readonly string[];
  readonly why: string;
}

/** What the checks need to know of the API that they are run on, and its description does not say. */
export interface TestScenario {
  /** The callers of a check. `lacks` lists what was not available. */
  readonly createActors: (context: CheckContext, options?: TestActorsOptions) => Promise<TestActors>;
  /** Calls every operation of the target and judges the responses. Throws `CannotCheck` where it does not respond. */
  readonly check: (context: CheckContext) => Promise<ScenarioResult>;
  /** Makes the same calls in the same order without judging them, and without those that only relations need. */
  readonly record: (context: CheckContext) => Promise<readonly ScenarioStep[]>;
  /** Calls that end sessions of their member which are not that of the token. */
  readonly endsOtherSessions: ReadonlySet<string>;
  readonly notProvoked: readonly NotProvoked[];
}

/** What a check gets that acts as members do. */
export interface ActingContext extends CheckContext {
  readonly scenario: TestScenario;
}
