import { connect, type Socket } from 'node:net';

/** What a server did in a fixed time. */
export interface Load {
  perSecond: number;
  /** Mean length of an answer's body. */
  bytes: number;
  /** Answers with another status than 200. */
  failed: number;
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  /** Where the next answer begins. */
  readonly end: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** The answer at the beginning of what has arrived, once it is whole; the servers here all say its length. */
function wholeAnswer(arrived: Buffer): Answer | undefined {
  const at = arrived.indexOf(headEnd);
  if (at < 0) return undefined;
  const head = arrived.toString('latin1', 0, at);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer without its length: ${head}`);
  const end = at + headEnd.length + Number(length);
  return arrived.length < end ? undefined : { status: Number(head.slice(9, 12)), bytes: Number(length), end };
}

/** Sends a request again and again over one connection until the time is over. */
function lane(port: number, request: Buffer, end: number, onAnswer: (answer: Answer) => void): Promise<void> {
  return new Promise((done, fail) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let arrived: Buffer = Buffer.alloc(0);
    const read = (chunk: Buffer) => {
      arrived = arrived.length === 0 ? chunk : Buffer.concat([arrived, chunk]);
      const answer = wholeAnswer(arrived);
      if (!answer) return;
      arrived = arrived.subarray(answer.end);
      onAnswer(answer);
      if (performance.now() < end) socket.write(request);
      else socket.destroy();
    };
    socket.on('connect', () => socket.write(request));
    socket.on('data', (chunk: Buffer) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy();
        fail(error);
      }
    });
    socket.on('error', fail);
    socket.on('close', () => done());
  });
}

export interface Loading {
  readonly port: number;
  /** A whole HTTP/1.1 request. */
  readonly request: Buffer;
  readonly milliseconds: number;
  readonly connections: number;
}

/** Keeps some connections busy; plain sockets, because node's own client costs more than a fast server. */
export async function load({ port, request, milliseconds, connections }: Loading): Promise<Load> {
  let answers = 0;
  let bytes = 0;
  let failed = 0;
  const begun = performance.now();
  const onAnswer = (answer: Answer) => {
    answers += 1;
    bytes += answer.bytes;
    if (answer.status !== 200) failed += 1;
  };
  const lanes = Array.from({ length: connections }, () =>
    lane(port, request, begun + milliseconds, onAnswer),
  );
  await Promise.all(lanes);
  const seconds = (performance.now() - begun) / 1000;
  return {
    perSecond: Math.round(answers / seconds),
    bytes: Math.round(bytes / Math.max(answers, 1)),
    failed,
  };
}
