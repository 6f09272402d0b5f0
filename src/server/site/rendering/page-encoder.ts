import { weakEtag } from '#server/wire/validators.ts';

/** The texts of a document, one after the other. */
export interface PagePieces {
  readonly first: readonly string[];
  /** When the page was rendered, in ms: all that differs between two renderings of the same page. */
  readonly moment: string;
  readonly rest: readonly string[];
}

export interface EncodedPage {
  /** Valid until the next page is encoded. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Most bytes of UTF-8 for one unit of a text. */
const perUnit = 3;
/** A page that may need more gets memory of its own. */
const mostKept = 2 * 1024 * 1024;

function unitsOf(pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}

/**
 * Encodes pages, one after the other, in the same memory: 300 kB for each page, and as much again to put its pieces together, would
 * make V8 collect garbage after every other page.
 */
export class PageEncoder {
  #memory = Buffer.allocUnsafeSlow(0);

  encode({ first, moment, rest }: PagePieces): EncodedPage {
    const most = perUnit * (unitsOf(first) + moment.length + unitsOf(rest));
    const memory = most > this.#memory.length ? Buffer.allocUnsafeSlow(most) : this.#memory;
    if (most <= mostKept) this.#memory = memory;
    let length = 0;
    const write = (piece: string) => {
      length += memory.write(piece, length);
    };
    first.forEach(write);
    const before = length;
    rest.forEach(write);
    // Its version is that of the page without its moment, for which room is made then.
    const etag = weakEtag(memory.subarray(0, length));
    const after = before + Buffer.byteLength(moment);
    memory.copyWithin(after, before, length);
    memory.write(moment, before);
    length += after - before;
    return { bytes: memory.subarray(0, length), etag };
  }
}
