import type { Target } from '../target.ts';
import type { TestHooks } from '../test-hooks.ts';

export interface ProductChanges {
  readonly stock?: number;
  readonly withdrawn?: boolean;
  /** US cents of one piece, without price breaks; null takes the price away. */
  readonly unitPrice?: number | null;
}

/** What a tester of this shop does besides calling it: read a captcha or a mail, pay, act for the back office. */
export interface ShopHooks extends TestHooks {
  /** The text of the captcha with this mark. */
  readonly captcha?: (loginMark: string) => Promise<string | undefined>;
  /** The code in the last mail to an address. */
  readonly mailedCode?: (address: string) => Promise<string | undefined>;
  /** Pays or declines the online payment of a form that a payment call returned. */
  readonly payOnline?: (form: string, decision: 'pay' | 'decline') => Promise<boolean>;
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
}

/** The hooks that a target has for this scenario. */
export function shopHooks({ testHooks }: Target): ShopHooks {
  // The targets that this scenario is run on are opened with these hooks; all of them are optional.
  return testHooks as ShopHooks;
}
