const kept = 1000;

/** Answers of the latest pictures, for tests and developers. Exists only with DEV_TOOLS; the database knows hashes only. */
export class DevNotes {
  readonly #answers = new Map<string, string>();

  noteCaptcha(mark: string, answer: string): void {
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= kept && oldest !== undefined) this.#answers.delete(oldest);
    this.#answers.set(mark, answer);
  }

  captcha(mark: string): string | undefined {
    return this.#answers.get(mark);
  }
}
