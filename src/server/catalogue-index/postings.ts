import { PostingList } from './posting-list.ts';
import { emptySet, type RowSet } from './rows.ts';
import { ShortLists } from './short-lists.ts';
import { readToken, type TokenHash, TokenTable } from './token-table.ts';

/** A longer list is kept by itself. */
const mostInShort = 16;

/** Which rows have a token. */
export class Postings {
  /** By token a short list (above 0), or a long one (below 0, from -1 on). */
  readonly #table = new TokenTable();
  readonly #short = new ShortLists();
  readonly #long: PostingList[] = [];
  #last = 0;

  /** Adds a row, which must not be lower than those before, with its tokens, separated by spaces. */
  add(row: number, tokens: string): void {
    const hash: TokenHash = { first: 0, second: 0 };
    this.#last = row;
    for (let at = 0; at < tokens.length; at += 1) {
      at = readToken(tokens, at, hash);
      this.#addTo(hash, row);
    }
  }

  #addTo(hash: TokenHash, row: number): void {
    const slot = this.#table.slotOf(hash);
    const list = this.#table.numberAt(slot);
    if (list === 0) this.#table.add(slot, hash, this.#short.add(0, row));
    else if (list < 0) this.#long[-list - 1]?.add(row);
    else if (this.#short.firstOf(list) !== row) this.#table.change(slot, this.#addToShort(list, row));
  }

  #addToShort(list: number, row: number): number {
    if (!this.#short.isAtLeast(list, mostInShort)) return this.#short.add(list, row);
    const long = new PostingList();
    for (const earlier of this.#short.read(list).reverse()) long.add(earlier);
    long.add(row);
    this.#short.drop(list);
    return -this.#long.push(long);
  }

  /** Adds the rows with a token to a set; returns false where no row ever had it. */
  addRows(token: string, to: RowSet): boolean {
    const hash: TokenHash = { first: 0, second: 0 };
    // What has a space in it is not a token.
    if (readToken(token, 0, hash) < token.length) return false;
    const list = this.#table.numberAt(this.#table.slotOf(hash));
    if (list === 0) return false;
    to.resize(this.#last);
    if (list < 0) this.#long[-list - 1]?.addTo(to);
    else for (const row of this.#short.read(list)) to.add(row);
    return true;
  }

  /** The rows with a token as a set of its own; undefined where no row ever had it. */
  find(token: string): RowSet | undefined {
    const rows = emptySet(this.#last + 1);
    return this.addRows(token, rows) ? rows : undefined;
  }
}
