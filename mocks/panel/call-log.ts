import type { CallReport } from '../shop.ts';
import { violationMessage } from '../violation-message.ts';

/** A call and when it came. */
export interface LoggedCall {
  readonly report: CallReport;
  readonly at: Date;
  /** Milliseconds until it was over; undefined while it waits. */
  readonly took: number | undefined;
}

const callsKept = 200;

/** The latest calls of a page, observable while more arrive. */
export class CallLog {
  readonly #calls = new Map<number, LoggedCall>();
  readonly #listeners = new Set<(call: LoggedCall) => void>();

  /** The newest last. */
  get calls(): readonly LoggedCall[] {
    return [...this.#calls.values()];
  }

  /** How many broke the description, by request or answer. */
  get broken(): number {
    return this.calls.filter(({ report }) => violationMessage(report) !== undefined).length;
  }

  /** A call that has come and waits for its answer. */
  begin(report: CallReport, at = new Date()): void {
    this.#note({ report, at, took: undefined });
  }

  /** A finished call: it has a response, or failed. */
  end(report: CallReport, now = new Date()): void {
    const at = this.#calls.get(report.number)?.at ?? now;
    this.#note({ report, at, took: now.getTime() - at.getTime() });
  }

  /** Calls the listener whenever a call begins or ends; the returned function unsubscribes. */
  subscribe(listener: (call: LoggedCall) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #note(call: LoggedCall): void {
    this.#calls.set(call.report.number, call);
    const [oldest] = this.#calls.keys();
    if (oldest !== undefined && this.#calls.size > callsKept) this.#calls.delete(oldest);
    for (const listener of this.#listeners) listener(call);
  }
}
