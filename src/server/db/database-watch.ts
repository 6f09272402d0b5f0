import { Socket } from 'node:net';
import pg from 'pg';
import { constants } from '#generated/constants.ts';
import { reasonOf } from '#server/start-problem.ts';
import { DatabaseAway, saysUnavailable } from './database-away.ts';

/** Called with a reason when the database becomes unreachable, and with undefined when it is back. */
export type OnAvailability = (reason: string | undefined) => void;

const beatMs = 250;
const patienceAtStartMs = 10_000;

/**
 * Tracks which host of a database is writable and whether it responds. A frozen or disconnected server does not close
 * connections, so a cheap query is sent on a separate connection several times a second. When no data arrives on any connection
 * for a while, all connections are closed, and waiting and new statements fail until a host responds again.
 */
export class DatabaseWatch {
  readonly #urls: readonly string[];
  readonly #onAvailability: OnAvailability;
  readonly #sockets = new Set<Socket>();
  #index = 0;
  #away: DatabaseAway | undefined;
  #timer: NodeJS.Timeout | undefined;
  #client: pg.Client | undefined;
  #isAsking = false;
  #received = 0;
  #silentBeats = 0;

  constructor(urls: readonly string[], onAvailability: OnAvailability = () => undefined) {
    this.#urls = urls;
    this.#onAvailability = onAvailability;
  }

  /** URL to connect to now. */
  get url(): string {
    return this.#urls[this.#index] ?? '';
  }

  get isAway(): boolean {
    return this.#away !== undefined;
  }

  /** Socket for a connection of the pool; fails immediately while the database is unreachable. */
  readonly openSocket = (): Socket => {
    const socket = this.#newSocket();
    const away = this.#away;
    if (away) process.nextTick(() => endFor(socket, away));
    return socket;
  };

  /** Finds a writable host. Throws the last error when there is none. */
  async find(): Promise<void> {
    let last: unknown;
    for (const _ of this.#urls) {
      try {
        const client = await this.#connect(patienceAtStartMs);
        await client.end();
        return;
      } catch (error) {
        last = error;
        this.#next();
      }
    }
    throw last;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#beat(), beatMs).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    const client = this.#client;
    this.#client = undefined;
    if (this.isAway) for (const socket of this.#sockets) socket.destroy();
    else await client?.end();
  }

  #newSocket(): Socket {
    const socket = new Socket();
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #next(): void {
    this.#index = (this.#index + 1) % this.#urls.length;
  }

  /** Counts beats instead of time: after a pause of this process, data that arrived meanwhile is read between two beats. */
  #beat(): void {
    let received = 0;
    for (const { bytesRead } of this.#sockets) received += bytesRead;
    const isSilent = this.#isAsking && received === this.#received;
    this.#received = received;
    this.#silentBeats = isSilent ? this.#silentBeats + 1 : 0;
    if (this.#silentBeats * beatMs >= constants.databaseSilence)
      this.#lose(new DatabaseAway('the database does not answer'));
    else if (!this.#isAsking) void this.#ask();
  }

  async #connect(connectionTimeoutMillis = 0): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      stream: () => this.#newSocket(),
      connectionTimeoutMillis,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkWritable(client);
      return client;
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const known = this.#client;
    try {
      if (known) await checkWritable(known);
      else this.#client = await this.#connect();
      this.#handleFound();
    } catch (error) {
      this.#client = undefined;
      known?.end().catch(() => undefined);
      this.#handleFailure(error, known !== undefined);
    } finally {
      this.#isAsking = false;
      this.#silentBeats = 0;
    }
  }

  #handleFound(): void {
    if (!this.#timer) void this.stop();
    if (!this.#away) return;
    this.#away = undefined;
    this.#onAvailability(undefined);
  }

  /** A lost connection may be only that one closed by the server; a refused new connection means more. */
  #handleFailure(error: unknown, wasConnected: boolean): void {
    if (error instanceof NotWritable) this.#lose(error);
    else if (!wasConnected && isNoAnswer(error)) this.#lose(new DatabaseAway(reasonOf(error)));
    if (this.#away) this.#next();
  }

  #lose(reason: DatabaseAway): void {
    if (!this.#away) this.#onAvailability(reason.message);
    this.#away = reason;
    this.#silentBeats = 0;
    for (const socket of this.#sockets) endFor(socket, reason);
  }
}

/** A new error per socket: the HTTP client of Alipay's library tags the error object, which works only once. */
function endFor(socket: Socket, reason: DatabaseAway): void {
  socket.destroy(new DatabaseAway(reason.message));
}

class NotWritable extends DatabaseAway {
  constructor() {
    super('the database is a standby, which takes no changes');
  }
}

/** A standby also reports `transaction_read_only = on`. */
async function checkWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new NotWritable();
}

const noConnectionLeft = '53300';

/** Too many connections: the server still works for those it has. */
function isNoAnswer(error: unknown): boolean {
  return (
    saysUnavailable(error) && !(error instanceof Error && 'code' in error && error.code === noConnectionLeft)
  );
}
