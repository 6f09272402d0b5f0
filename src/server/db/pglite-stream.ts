import { Duplex } from 'node:stream';
import { MessageChannel, type MessagePort } from 'node:worker_threads';

type Done = (error?: Error | null) => void;

/** Replaces the TCP socket of `pg` with a message channel to the embedded database in its worker. */
export class PgliteStream extends Duplex {
  readonly #open: (port: MessagePort) => void;
  #port: MessagePort | undefined;

  /** `open` passes one end of the channel to the worker. */
  constructor(open: (port: MessagePort) => void) {
    super({ emitClose: true });
    this.#open = open;
  }

  /** Called by `pg` instead of `net.Socket.connect`. */
  connect(): this {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.on('message', (reply: Uint8Array) => this.push(reply));
    this.#open(port2);
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#send(new Uint8Array(chunk));
    done();
  }

  /** Sends the messages of one statement together, as one request to the worker. */
  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  override _final(done: Done): void {
    this.#port?.close();
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: Done): void {
    this.#port?.close();
    done(error);
  }

  #send(bytes: Uint8Array<ArrayBuffer>): void {
    this.#port?.postMessage(bytes, [bytes.buffer]);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
