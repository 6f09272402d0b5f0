import { IdWriter, type StoredIds } from './stored-ids.ts';

/** Words that the same products have so far. */
interface Group {
  readonly writer: IdWriter;
  words: number;
  /** How many of them the product has that is added. */
  having: number;
  /** Those of them that it has, where it has not all. */
  part: Group | undefined;
}

/**
 * Stores which products have each of many words, once for words that the same products have: a name and its translation, a value as it is typed and as a
 * number, and both in what a part is called. All words are one group at first, which is split where a product has only some of it.
 */
export class SharedWriters {
  readonly #groupOf: Group[];
  readonly #last: Int32Array;

  constructor(words: number, capacity: number) {
    const all: Group = { writer: new IdWriter(capacity), words, having: 0, part: undefined };
    this.#groupOf = Array.from({ length: words }, () => all);
    this.#last = new Int32Array(words).fill(-1);
  }

  /** Adds a product with its words by their indexes; products come by ascending ids. */
  add(id: number, given: readonly number[]): void {
    const words = given.filter((word) => this.#isFirst(word, id));
    const groups = new Set<Group>();
    for (const word of words) {
      const group = this.#groupOf[word];
      if (!group) continue;
      group.having += 1;
      groups.add(group);
    }
    for (const group of groups)
      if (group.having < group.words)
        group.part = { writer: group.writer.copy(), words: group.having, having: 0, part: undefined };
    for (const word of words) {
      const group = this.#groupOf[word];
      if (group?.part) this.#groupOf[word] = group.part;
    }
    for (const group of groups) {
      (group.part ?? group).writer.add(id);
      if (group.part) group.words -= group.having;
      group.part = undefined;
      group.having = 0;
    }
  }

  #isFirst(word: number, id: number): boolean {
    if (this.#last[word] === id) return false;
    this.#last[word] = id;
    return true;
  }

  /** The products of each word, and ends the writing; the same set for words that share it. */
  ids(): StoredIds[] {
    const sets = new Map([...new Set(this.#groupOf)].map(({ writer }) => [writer, writer.ids()]));
    return this.#groupOf.flatMap(({ writer }) => sets.get(writer) ?? []);
  }
}
