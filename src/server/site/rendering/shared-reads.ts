import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';

/** A response that several pages read. */
export interface SharedRead {
  readonly status: number;
  readonly body: string;
}

const mostBytes = 16 * 1024 * 1024;
const ok = 200;

/**
 * Responses to the reads of pages, shared by all pages of one version: the tree of categories, the columns of a category, the links of
 * the footer. Pages are rendered for visitors, so path, fields and language are all that a response depends on.
 */
export class SharedReads {
  readonly #answers: LRUCache<string, SharedRead>;
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

  /** Remembers a response that was read for a page of this version; nothing of another version is left. */
  add(version: string | undefined, key: string, answer: SharedRead): void {
    if (version === undefined || answer.status !== ok) return;
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    this.#answers.set(key, answer);
  }
}
