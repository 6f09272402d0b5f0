/** What answers the calls: a server at an address, the project's own server in this process, or the mocks. */
export interface Target {
  /** How a report calls it. */
  readonly name: string;
  /** Without a slash at the end; also what stands in the curl lines. */
  readonly baseUrl: string;
  readonly send: (request: Request) => Promise<Response>;
  /** Tells apart what several runs add to one server in the same second: letters and digits. */
  readonly run?: string;
  /** Public application key of the signature. */
  readonly applicationKey: string;
  /** The clock by which requests are signed. */
  readonly now: () => Date;
  /** What is needed beside the calls; a foreign server may offer none of it. */
  readonly testHooks: TestHooks;
}

/**
 * What a person would do beside the calls: read the picture, look into the mailbox, wait. Each answers undefined where the
 * target does not allow it; operations that need it are then reported as not reached.
 */
export interface TestHooks {
  /** What the picture of a `loginMark` says. */
  readonly captcha: (loginMark: string) => Promise<string | undefined>;
  /** The code in the last mail to an address. */
  readonly mailedCode: (address: string) => Promise<string | undefined>;
  /** Pays or declines the online payment of a form that a pay call answered. */
  readonly payOnline?: (form: string, decision: 'pay' | 'decline') => Promise<boolean>;
  /** Moves the clock of the target on, so that a cooldown is over. */
  readonly advanceClock?: (seconds: number) => Promise<void>;
  /** Gives a member points, which only completed orders bring otherwise. */
  readonly givePoints?: (email: string, points: number) => Promise<void>;
  /** Moves an order on as the shop's desk does: sets these fields of the entity named by its key. */
  readonly adminUpdate?: (
    entity: string,
    key: string,
    fields: Readonly<Record<string, string | number>>,
  ) => Promise<boolean>;
  /** Adds an entity of a member that only the shop makes, or that members cannot make yet; answers its key. */
  readonly adminCreate?: (entity: string, email: string) => Promise<string | undefined>;
  /** Ends the session of a token as if its time were over. */
  readonly expireSession?: (token: string) => Promise<void>;
}

/** A Backstage of a target that allows nothing. */
export const noTestHooks: TestHooks = {
  captcha: async () => undefined,
  mailedCode: async () => undefined,
};
