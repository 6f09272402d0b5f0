import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressQuickly, unbrotli } from './compressed.ts';
import { type Head, sendEncoded } from './send.ts';

/**
 * A long text that is kept compressed with Brotli, as nearly every browser takes it: a page is a tenth of its size then. Other forms
 * are made from it.
 */
export class BrotliBody {
  readonly #brotli: Uint8Array<ArrayBuffer>;
  #gzip: Promise<Uint8Array<ArrayBuffer>> | undefined;

  constructor(brotli: Uint8Array<ArrayBuffer>) {
    this.#brotli = brotli;
  }

  /** Upper bound of its size in bytes, both compressed forms included. */
  get maxBytes(): number {
    return 3 * this.#brotli.length;
  }

  /** Responds with the text in the best encoding that the client accepts. */
  async send(context: AppContext, head: Required<Head>): Promise<Response> {
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding === 'br') return sendEncoded(context, this.#brotli, head, encoding);
    const body = encoding ? await this.#zip() : await unbrotli(this.#brotli);
    return sendEncoded(context, body, head, encoding);
  }

  #zip(): Promise<Uint8Array<ArrayBuffer>> {
    this.#gzip ??= unbrotli(this.#brotli).then((plain) => compressQuickly(plain, 'gzip'));
    return this.#gzip;
  }
}
