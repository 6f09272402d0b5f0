import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressAgain, compressQuickly, unbrotli } from './compressed.ts';
import { type Head, sendEncoded } from './send.ts';

/**
 * A long text that is kept compressed with Brotli, as nearly every browser takes it: a page is a tenth of its size then. Other forms
 * are made from it. Most pages are asked for once, so it is compressed quickly at first, and again when it is asked for the second time.
 */
export class BrotliBody {
  #brotli: Uint8Array<ArrayBuffer>;
  readonly #firstLength: number;
  #sent = 0;
  #gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;

  constructor(brotli: Uint8Array<ArrayBuffer>) {
    this.#brotli = brotli;
    this.#firstLength = brotli.length;
  }

  /** Upper bound of its size in bytes, both compressed forms included. */
  get maxBytes(): number {
    return 3 * this.#firstLength;
  }

  /** Responds with the text in the best encoding that the client accepts. */
  async send(context: AppContext, head: Required<Head>): Promise<Response> {
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding === 'br') {
      this.#sent += 1;
      if (this.#sent === 2) void this.#compressAgain();
      return sendEncoded(context, this.#brotli, head, encoding);
    }
    const body = encoding ? await this.#zip() : await unbrotli(this.#brotli);
    return sendEncoded(context, body, head, encoding);
  }

  async #compressAgain(): Promise<void> {
    // What cannot be compressed again stays as it is.
    this.#brotli = await compressAgain(this.#brotli).catch(() => this.#brotli);
  }

  #zip(): Promise<Uint8Array<ArrayBuffer>> {
    this.#gzip ??= unbrotli(this.#brotli).then((plain) => compressQuickly(plain, 'gzip'));
    return this.#gzip;
  }
}
