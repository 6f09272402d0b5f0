import { createStore } from '#web/state/store.ts';

/** Where changed quantities are sent, and who is notified of the result. */
export interface Outlet {
  /** Resolves when the shop has the quantity; throws when it refuses it or cannot be reached. */
  readonly send: (carId: number, num: number) => Promise<void>;
  readonly onRefused: (carId: number, error: unknown) => void;
  /** Called when nothing is left to send. */
  readonly onSettled: () => void;
}

interface Waiting {
  num: number;
  /** Runs until the last change is old enough to be sent. */
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** The quantity is to be sent, at once or after the pending call. */
  due: boolean;
  run?: Promise<boolean> | undefined;
}

/**
 * Sends changed quantities a moment after the last change, one call per line at a time, so that responses cannot overtake each
 * other. Until the server has responded to the last number of a line, `drafts` has it instead of the server's.
 */
export class QuantitySender {
  readonly drafts = createStore<ReadonlyMap<number, number>>(new Map());
  readonly #lines = new Map<number, Waiting>();
  readonly #outlet: Outlet;
  readonly #delay: number;

  constructor(outlet: Outlet, delay: number) {
    this.#outlet = outlet;
    this.#delay = delay;
  }

  set(carId: number, num: number): void {
    const line = this.#lines.get(carId) ?? { num, due: false };
    clearTimeout(line.timer);
    line.num = num;
    line.timer = setTimeout(() => void this.#begin(carId, line), this.#delay);
    this.#lines.set(carId, line);
    this.#show();
  }

  /** Forgets a line that is being deleted. */
  drop(carId: number): void {
    const line = this.#lines.get(carId);
    if (!line) return;
    clearTimeout(line.timer);
    line.due = false;
    this.#lines.delete(carId);
    this.#show();
  }

  /** Forgets quantities that reached the shop another way, unless they have changed since; the lines are then read again. */
  forget(sent: ReadonlyMap<number, number>): void {
    for (const [carId, num] of sent) if (this.#lines.get(carId)?.num === num) this.drop(carId);
    if (this.#lines.size === 0) this.#outlet.onSettled();
  }

  /** Sends all waiting quantities at once; returns whether the shop accepted all of them. */
  async flush(): Promise<boolean> {
    const ends = await Promise.all([...this.#lines].map(([carId, line]) => this.#begin(carId, line)));
    return ends.every(Boolean);
  }

  #begin(carId: number, line: Waiting): Promise<boolean> {
    if (line.timer !== undefined || !line.run) line.due = true;
    clearTimeout(line.timer);
    line.timer = undefined;
    line.run ??= this.#run(carId, line);
    return line.run;
  }

  async #run(carId: number, line: Waiting): Promise<boolean> {
    let taken = true;
    while (line.due) {
      line.due = false;
      try {
        await this.#outlet.send(carId, line.num);
        taken = true;
      } catch (error) {
        taken = false;
        this.#outlet.onRefused(carId, error);
      }
    }
    line.run = undefined;
    const isLast = line.timer === undefined && this.#lines.get(carId) === line;
    if (isLast) {
      this.#lines.delete(carId);
      this.#show();
    }
    if (this.#lines.size === 0) this.#outlet.onSettled();
    return taken;
  }

  #show(): void {
    this.drafts.set(new Map([...this.#lines].map(([carId, { num }]) => [carId, num])));
  }
}
