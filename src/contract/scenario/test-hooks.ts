export interface ProductChanges {
  readonly stock?: number;
  readonly withdrawn?: boolean;
  /** US cents of one piece, without price breaks; null takes the price away. */
  readonly unitPrice?: number | null;
}

/**
 * What a tester does besides calling the API: read a captcha or a mail, wait, act for the back office. Each returns undefined or
 * false where the target does not allow it; operations that need it are then reported as skipped.
 */
export interface TestHooks {
  /** The text of the captcha with this mark. */
  readonly captcha: (loginMark: string) => Promise<string | undefined>;
  /** The code in the last mail to an address. */
  readonly mailedCode: (address: string) => Promise<string | undefined>;
  /** Pays or declines the online payment of a form that a payment call returned. */
  readonly payOnline?: (form: string, decision: 'pay' | 'decline') => Promise<boolean>;
  /** Advances the clock of the target, so that a cooldown is over. */
  readonly advanceClock?: (seconds: number) => Promise<void>;
  /** Gives a member points, which otherwise come from completed orders only. */
  readonly givePoints?: (email: string, points: number) => Promise<void>;
  /** Sets these fields of the entity with this key, as the back office does. */
  readonly adminUpdate?: (
    entity: string,
    key: string,
    fields: Readonly<Record<string, string | number>>,
  ) => Promise<boolean>;
  /** Changes a product as the back office does; the result restores it. */
  readonly changeProduct?: (
    productId: number,
    changes: ProductChanges,
  ) => Promise<(() => Promise<void>) | undefined>;
  /** Creates an entity of a member that members cannot create themselves and returns its key. */
  readonly adminCreate?: (entity: string, email: string) => Promise<string | undefined>;
  /** The header by which a request names the network address that it is counted under; every other one has an address of its own. */
  readonly addressHeader?: string;
  /** Expires the session of a token. */
  readonly expireSession?: (token: string) => Promise<void>;
}

/** The hooks of a target that allows nothing. */
export const noTestHooks: TestHooks = {
  captcha: async () => undefined,
  mailedCode: async () => undefined,
};
