import type { ObservedExchange } from './mutated-target.ts';
import type { PrismProxy } from './prism-proxy.ts';
import type { PrismAlarms } from './results.ts';

/** What Prism says about the same exchanges: first those of the unchanged server, then those of a mutated one. */
export class PrismJudge {
  readonly #prism: PrismProxy | undefined;
  /** operationId → what it says about the untouched server. */
  readonly #known = new Map<string, Set<string>>();
  #exchanges = 0;
  #alarms = 0;

  constructor(prism: PrismProxy | undefined) {
    this.#prism = prism;
  }

  async noteUntouched(observed: readonly ObservedExchange[]): Promise<void> {
    const said = (await this.#prism?.objections(observed)) ?? [];
    for (const [index, objections] of said.entries()) {
      const id = observed[index]?.operation ?? '';
      const known = this.#known.get(id) ?? new Set();
      this.#known.set(id, known);
      for (const one of objections) known.add(one);
      this.#exchanges += 1;
      if (objections.length > 0) this.#alarms += 1;
    }
  }

  /** Whether it says something about one of these exchanges that it does not say about the untouched server. */
  async catches(observed: readonly ObservedExchange[]): Promise<boolean> {
    const said = (await this.#prism?.objections(observed)) ?? [];
    return said.some((objections, index) => {
      const known = this.#known.get(observed[index]?.operation ?? '');
      return objections.some((one) => !known?.has(one));
    });
  }

  get alarms(): PrismAlarms {
    const withAlarm = [...this.#known].filter(([, said]) => said.size > 0).map(([id]) => id);
    return { exchanges: this.#exchanges, exchangesWithAlarm: this.#alarms, operationsWithAlarm: withAlarm };
  }
}
