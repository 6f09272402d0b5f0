import { codes } from '#generated/constants.ts';
import type { Caller, CallOptions } from '../caller.ts';
import type { CheckContext } from '../check.ts';
import { curlOf } from '../curl.ts';
import { codeOf, type Exchange, type Fields } from '../exchange.ts';
import type { Finding } from '../finding.ts';
import { judgeExchange } from '../judge/judge-exchange.ts';
import { type SeenFields, seenFields } from '../judge/seen-fields.ts';
import { callJudged, type JudgedOptions } from '../relations/call-judged.ts';
import type { ScenarioStep } from '../test-scenario.ts';
import type { ShopActors } from './shop-actors.ts';
import { shopKnowledge } from './shop-knowledge.ts';

/** What a step of the scenario is sent with. */
export interface StepOptions extends CallOptions {
  readonly relations?: JudgedOptions['relations'];
}

export type Drift = Pick<Finding, 'kind' | 'at' | 'expected' | 'actual'>;

/** Runs a scenario: makes its calls, judges the responses and records them. */
export class ScenarioRunner {
  readonly steps: ScenarioStep[] = [];
  /** operationId → number of exchanges that reached a handler. */
  readonly covered = new Map<string, number>();
  /** operationId → codes of the responses. */
  readonly codes = new Map<string, Set<number>>();
  /** The fields that were in responses. */
  readonly seen: SeenFields;
  readonly #context: CheckContext;
  readonly #findings = new Map<string, Finding>();
  readonly #judges: boolean;
  #isJudgedElsewhere = false;

  /** `judges` false only makes the calls of the scenario, without those that relations need. */
  constructor(context: CheckContext, judges: boolean) {
    this.#context = context;
    this.seen = seenFields(context.contract);
    this.#judges = judges;
  }

  /** To be called with every exchange, including those that only prepare a step. */
  readonly onExchange = (exchange: Exchange): void => {
    const { operation } = exchange;
    const code = codeOf(exchange);
    if (!operation) return;
    const codes = this.codes.get(operation.id) ?? new Set<number>();
    this.codes.set(operation.id, codes);
    if (code !== undefined) codes.add(code);
    this.seen.add(exchange);
    if (code !== notBuilt) this.covered.set(operation.id, (this.covered.get(operation.id) ?? 0) + 1);
    if (this.#judges && !this.#isJudgedElsewhere)
      for (const finding of judgeExchange(this.#context.contract, exchange, 'server'))
        this.#keep(finding, exchange);
  };

  /** Makes a call of the scenario. */
  async step(
    label: string,
    caller: Caller,
    {
      id,
      fields,
      options = {},
    }: { readonly id: string; readonly fields: Fields; readonly options?: StepOptions },
  ): Promise<Exchange> {
    const { relations = 'once', ...sending } = options;
    const exchange = this.#judges
      ? await this.#callJudged(caller, id, fields, { ...sending, relations })
      : await caller.call(id, fields, sending);
    this.steps.push({ label, exchange });
    return exchange;
  }

  /** Sends a request of the scenario again, byte for byte. */
  async replay(label: string, caller: Caller, sent: Exchange): Promise<Exchange> {
    const exchange = await caller.replay(sent);
    this.steps.push({ label, exchange });
    return exchange;
  }

  /** Notes a drift that only the scenario can see. */
  note(exchange: Exchange, operation: string, drift: Drift): void {
    this.#keep({ check: 'server', operation, ...drift }, exchange);
  }

  /** What was found about the operations of the run. */
  get findings(): Finding[] {
    return [...this.#findings.values()].filter(({ operation }) => this.#context.isSelected(operation));
  }

  async #callJudged(caller: Caller, id: string, fields: Fields, options: JudgedOptions): Promise<Exchange> {
    this.#isJudgedElsewhere = true;
    try {
      const { exchange, findings } = await callJudged(caller, id, fields, {
        ...options,
        check: 'server',
        shop: shopKnowledge,
      });
      for (const finding of findings) this.#keep(finding, exchange);
      return exchange;
    } finally {
      this.#isJudgedElsewhere = false;
    }
  }

  #keep(finding: Finding, exchange: Exchange): void {
    const key = `${finding.operation} ${finding.kind} ${finding.at.replace(/\/[0-9]+(?=\/|$)/g, '/*')}`;
    if (this.#findings.has(key)) return;
    const curl = finding.curl ?? curlOf(this.#context.target, exchange);
    this.#findings.set(key, { ...finding, curl });
  }
}

/** The code of a call that is described and has no handler yet. */
export const notBuilt = codes.notBuiltYet;

/** What every part of the scenario gets. */
export interface ScenarioContext {
  readonly actors: ShopActors;
  readonly runner: ScenarioRunner;
  readonly isSelected: (operationId: string) => boolean;
  /** operationId → why the scenario could not send a request that must succeed. */
  readonly skipReasons: Map<string, string>;
}
