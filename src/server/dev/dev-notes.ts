import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '#server/make-folder.ts';

const maxEntries = 1000;
const markForm = /^[\w-]+$/;

/**
 * Solutions of recent captchas for tests and developers. Only with DEV_TOOLS; the database stores only hashes. With a folder,
 * they are shared with other processes of the same shop.
 */
export class DevNotes {
  readonly #answers = new Map<string, string>();
  readonly #folder: string | undefined;

  constructor(folder?: string) {
    this.#folder = folder;
    if (folder !== undefined) makeFolder(folder);
  }

  noteCaptcha(mark: string, answer: string): void {
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= maxEntries && oldest !== undefined) this.#forget(oldest);
    this.#answers.set(mark, answer);
    if (this.#folder !== undefined) writeFileSync(join(this.#folder, mark), answer, { mode: 0o600 });
  }

  captcha(mark: string): string | undefined {
    return this.#answers.get(mark) ?? this.#ofOthers(mark);
  }

  #forget(mark: string): void {
    this.#answers.delete(mark);
    if (this.#folder !== undefined) rmSync(join(this.#folder, mark), { force: true });
  }

  #ofOthers(mark: string): string | undefined {
    if (this.#folder === undefined || !markForm.test(mark)) return undefined;
    try {
      return readFileSync(join(this.#folder, mark), 'utf8');
    } catch {
      return undefined;
    }
  }
}
