import { connect, type Socket } from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/** The status of the answer that has arrived and where it ends, once it is whole. */
function wholeAnswer(arrived: Buffer): { status: number; end: number } | undefined {
  const at = arrived.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = arrived.toString('latin1', 0, at);
  const status = Number(head.slice(9, 12));
  const body = at + headEnd.length;
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const end = body + Number(length);
    return arrived.length < end ? undefined : { status, end };
  }
  const last = arrived.indexOf('0\r\n\r\n', body);
  return last < 0 ? undefined : { status, end: last + 5 };
}

/** Status of a request that was not answered. */
export const unanswered = 0;

/** A kept connection that sends one request at a time. */
export class Client {
  readonly #port: number;
  readonly #patienceMs: number;
  #socket: Socket | undefined;

  constructor(port: number, patienceMs: number) {
    this.#port = port;
    this.#patienceMs = patienceMs;
  }

  /** Sends a request and gives the status of its answer. */
  send(request: Buffer): Promise<number> {
    const socket = this.#socket ?? connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    this.#socket = socket;
    return new Promise((settle) => {
      let arrived: Buffer = Buffer.alloc(0);
      const end = (status: number) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on('error', () => undefined);
        if (status === unanswered) this.close();
        settle(status);
      };
      const timer = setTimeout(() => end(unanswered), this.#patienceMs);
      socket.on('data', (chunk: Buffer) => {
        arrived = arrived.length === 0 ? chunk : Buffer.concat([arrived, chunk]);
        const answer = wholeAnswer(arrived);
        if (answer) end(answer.status);
      });
      socket.on('error', () => end(unanswered));
      socket.on('close', () => end(unanswered));
      socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}
