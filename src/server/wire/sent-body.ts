import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressQuickly, type Encoding } from './compressed.ts';
import { type Head, send, sendEncoded, worthCompressing } from './send.ts';

/** A text that is sent many times and compressed once per encoding. */
export class SentBody {
  readonly #plain: Uint8Array<ArrayBuffer>;
  readonly #compressed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();

  /** Bytes are text in UTF-8. */
  constructor(text: string | Uint8Array<ArrayBuffer>) {
    this.#plain = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  }

  /** Upper bound of its size in bytes, both compressed forms included. */
  get maxBytes(): number {
    return 3 * this.#plain.length;
  }

  /** Responds with the text in the best encoding that the client accepts. */
  async send(context: AppContext, { status, headers }: Required<Head>): Promise<Response> {
    if (!worthCompressing(this.#plain.length)) return send(context, this.#plain, { status, headers });
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    const body = encoding ? await this.#in(encoding) : this.#plain;
    return sendEncoded(context, body, { status, headers }, encoding);
  }

  #in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const { buffer, byteOffset, byteLength } = this.#plain;
    // A copy would count as memory of this thread until the next garbage collection, and make that come sooner.
    const plain = Buffer.from(buffer, byteOffset, byteLength);
    const made = compressQuickly(plain, encoding).then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(encoding, made);
    return made;
  }
}
