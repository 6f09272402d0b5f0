/** The clock of a test: it stands still until it is moved. */
export class TestClock {
  #now = Date.parse('2026-03-02T08:00:00.000Z');

  now(): Date {
    return new Date(this.#now);
  }

  /** Advances the clock by the given number of seconds. */
  pass(seconds: number): void {
    this.#now += seconds * 1000;
  }
}
