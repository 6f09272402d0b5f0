import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';

/** A response that several pages read. */
export interface SharedRead {
  readonly status: number;
  readonly body: string;
}

const mostBytes = 16 * 1024 * 1024;
/** Reads of the last pages of which it is known that they were made once. */
const mostAskedOnce = 2000;
const ok = 200;

/**
 * Responses to the reads of pages, shared by all pages of one version: the tree of categories, the columns of a category, the links of
 * the footer. Pages are rendered for visitors, so path, fields and language are all that a response depends on. A response is kept from
 * the second page on that reads it: the products of a list are read once, and keeping them would make V8 go through all it keeps more often.
 */
export class SharedReads {
  readonly #answers: LRUCache<string, SharedRead>;
  readonly #askedOnce = new LRUCache<string, true>({ max: mostAskedOnce });
  #version: string | undefined;

  constructor(bytes: number = mostBytes) {
    this.#answers = new LRUCache({
      maxSize: bytes,
      ttl: constants.pageKept * 1000,
      sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 1,
    });
  }

  /** The response that a page of this version may use again. */
  find(version: string | undefined, key: string): SharedRead | undefined {
    return version !== undefined && version === this.#version ? this.#answers.get(key) : undefined;
  }

  /** Remembers what was read for a page of this version: the response, if it was read before. Nothing of another version is left. */
  add(version: string | undefined, key: string, answer: SharedRead): void {
    if (version === undefined || answer.status !== ok) return;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    if (this.#askedOnce.has(key)) this.#answers.set(key, answer);
    else this.#askedOnce.set(key, true);
  }
}
