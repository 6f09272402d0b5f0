import type { AppContext } from './caller.ts';
import { acceptedEncoding, compressQuickly, type Encoding } from './compressed.ts';
import { type Head, send, worthCompressing } from './send.ts';

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
    const isCompressible = worthCompressing(this.#plain.length);
    const encoding = isCompressible ? acceptedEncoding(context.req.header('accept-encoding')) : undefined;
    if (!isCompressible) return send(context, this.#plain, { status, headers });
    const vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
    if (!encoding) return send(context, this.#plain, { status, headers: { ...headers, vary } });
    const body = await this.#in(encoding);
    return send(context, body, { status, headers: { ...headers, vary, 'content-encoding': encoding } });
  }

  #in(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const made = compressQuickly(Buffer.from(this.#plain), encoding).then((bytes) => new Uint8Array(bytes));
    this.#compressed.set(encoding, made);
    return made;
  }
}
