import type { Caller } from '../caller.ts';
import { curlOf } from '../curl.ts';
import type { Exchange, Fields } from '../exchange.ts';
import type { CheckName, Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import type { Kind } from '../kinds.ts';
import { noShopKnowledge, type ShopKnowledge } from './shop-knowledge.ts';

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

  async call(id: string, fields: Fields, caller = this.caller): Promise<Exchange> {
    const exchange = await caller.call(id, fields);
    this.judge(exchange);
    return exchange;
  }

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
