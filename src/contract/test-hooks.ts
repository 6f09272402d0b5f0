/**
 * What a tester does besides calling the API. Each hook is absent where the target does not allow it; operations that need it are then
 * reported as skipped. A scenario adds those that only its API needs.
 */
export interface TestHooks {
  /** Advances the clock of the target, so that a cooldown is over. */
  readonly advanceClock?: (seconds: number) => Promise<void>;
  /** Expires the session of a token. */
  readonly expireSession?: (token: string) => Promise<void>;
}

/** The hooks of a target that allows nothing. */
export const noTestHooks: TestHooks = {};
