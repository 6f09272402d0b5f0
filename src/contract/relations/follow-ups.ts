import type { Caller } from '../caller.ts';
import type { ContractOperation } from '../contract.ts';
import { curlOf } from '../curl.ts';
import type { Exchange, Fields } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Kind } from '../kinds.ts';
import type { FilterRelation } from '../relation.ts';

/** A change of a request that applies a filter. */
export interface FilterVariant {
  readonly changes: Readonly<Record<string, string | number | undefined>>;
  /** Number of items that another call promises for this filter; undefined where none does. */
  readonly count?: number;
}

/** Filters with numbered names, such as `column{id}`: only the shop knows which numbers exist and what their values mean. */
export interface NumberedFilters {
  /** Compares the items of a response with the numbered filters that were sent and with what else is known of the items. */
  readonly judge: (followUps: FollowUps, first: Exchange, row: FilterRelation) => Promise<void>;
  /** Filters that suit the items of a first response. */
  readonly variants: (followUps: FollowUps, first: Exchange) => Promise<FilterVariant[]>;
}

/** What the relations need and neither the description nor another response says. The scenario of the shop provides it. */
export interface ShopKnowledge {
  readonly numberedFilters: NumberedFilters;
  /** Adds what a person would type, such as the text of a captcha; undefined where a required field stays unknown. */
  readonly completeFields: (
    caller: Caller,
    operation: ContractOperation,
    fields: Fields,
  ) => Promise<Fields | undefined>;
}

/** For a target of which nothing but the description is known. */
const noShopKnowledge: ShopKnowledge = {
  numberedFilters: { judge: async () => undefined, variants: async () => [] },
  completeFields: async () => undefined,
};

export interface Drift {
  readonly kind: Kind;
  readonly at: string;
  readonly expected: string;
  readonly actual: string;
  readonly cause?: string;
}

/** Makes the further calls that relations need. Each is judged by itself, and every finding is kept once for each place. */
export class FollowUps {
  readonly caller: Caller;
  readonly check: CheckName;
  readonly shop: ShopKnowledge;
  readonly #found = new Map<string, Finding>();

  constructor(caller: Caller, check: CheckName, shop: ShopKnowledge = noShopKnowledge) {
    this.caller = caller;
    this.check = check;
    this.shop = shop;
  }

  /** Makes a call and judges its exchange. */
  async call(id: string, fields: Fields, caller = this.caller): Promise<Exchange> {
    const exchange = await caller.call(id, fields);
    this.judge(exchange);
    return exchange;
  }

  /** Adds what is wrong with an exchange to the findings. */
  judge(exchange: Exchange): void {
    for (const finding of judgeExchange(this.caller.contract, exchange, this.check))
      this.#keep(finding, exchange);
  }

  /** Keeps a drift of an operation; `exchange` is the request that shows it. */
  note(operation: string, drift: Drift, exchange: Exchange): void {
    this.#keep({ check: this.check, operation, ...drift }, exchange);
  }

  /** Whether something is known about an operation at places that begin so. */
  knows(operation: string, at: string): boolean {
    return this.findings.some((one) => one.operation === operation && one.at.startsWith(at));
  }

  get findings(): Finding[] {
    return [...this.#found.values()];
  }

  #keep(finding: Finding, exchange: Exchange): void {
    const key = `${finding.operation} ${finding.kind} ${finding.at}`;
    if (!this.#found.has(key))
      this.#found.set(key, { ...finding, curl: curlOf(this.caller.target, exchange) });
  }
}
