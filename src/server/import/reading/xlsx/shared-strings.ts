import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const IN_MEMORY = 4 * 1024 * 1024;
const PAGE = 64 * 1024;
const PAGES_KEPT = 64;

/**
 * The string table of a workbook. It grows with the file, so beyond a few megabytes the text goes to a
 * temporary file and only 8 bytes per string and some recently read pages stay in memory.
 */
export class SharedStrings {
  readonly #path = join(tmpdir(), `import-strings-${randomUUID()}`);
  readonly #pages = new Map<number, Buffer>();
  #file: number | undefined;
  #buffered: Buffer[] = [];
  #bufferedBytes = 0;
  #memory: Buffer | undefined;
  #ends = new Float64Array(1024);
  #count = 0;
  #size = 0;

  append(text: string): void {
    const bytes = Buffer.from(text, 'utf8');
    this.#buffered.push(bytes);
    this.#bufferedBytes += bytes.length;
    this.#size += bytes.length;
    if (this.#count === this.#ends.length) {
      const larger = new Float64Array(this.#ends.length * 2);
      larger.set(this.#ends);
      this.#ends = larger;
    }
    this.#ends[this.#count++] = this.#size;
    if (this.#bufferedBytes > IN_MEMORY) this.#spill();
  }

  /** No more strings follow: from here on they are read. */
  finish(): void {
    if (this.#file !== undefined) this.#spill();
    else this.#memory = Buffer.concat(this.#buffered);
    this.#buffered = [];
  }

  get(index: number): string | undefined {
    if (!(index >= 0 && index < this.#count)) return undefined;
    const start = index === 0 ? 0 : (this.#ends[index - 1] ?? 0);
    const end = this.#ends[index] ?? start;
    if (this.#memory) return this.#memory.toString('utf8', start, end);
    return this.#read(start, end);
  }

  close(): void {
    if (this.#file === undefined) return;
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
    this.#file = undefined;
  }

  #spill(): void {
    this.#file ??= openSync(this.#path, 'wx+', 0o600);
    for (const bytes of this.#buffered.length > 0 ? [Buffer.concat(this.#buffered)] : []) {
      writeSync(this.#file, bytes);
    }
    this.#buffered = [];
    this.#bufferedBytes = 0;
  }

  #read(start: number, end: number): string {
    const first = Math.floor(start / PAGE);
    const last = Math.floor(Math.max(start, end - 1) / PAGE);
    if (first === last) return this.#page(first).toString('utf8', start - first * PAGE, end - first * PAGE);
    const pages: Buffer[] = [];
    for (let number = first; number <= last; number++) pages.push(this.#page(number));
    return Buffer.concat(pages).toString('utf8', start - first * PAGE, end - first * PAGE);
  }

  #page(number: number): Buffer {
    const cached = this.#pages.get(number);
    if (cached) return cached;
    const page = Buffer.alloc(PAGE);
    const length = this.#file === undefined ? 0 : readSync(this.#file, page, 0, PAGE, number * PAGE);
    const oldest = this.#pages.size >= PAGES_KEPT ? this.#pages.keys().next().value : undefined;
    if (oldest !== undefined) this.#pages.delete(oldest);
    const filled = page.subarray(0, length);
    this.#pages.set(number, filled);
    return filled;
  }
}
