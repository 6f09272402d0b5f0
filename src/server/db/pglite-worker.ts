// The embedded database blocks its event loop, so it runs in this thread and speaks PostgreSQL's wire protocol over message
// ports.
import { openAsBlob } from 'node:fs';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export interface WorkerStart {
  /** Database folder; undefined for a database in memory. */
  readonly dataDir?: string;
  /** Dumped data folder to start from. */
  readonly snapshot?: string;
}

export type WorkerRequest = { readonly open: MessagePort } | { readonly close: true };
export type WorkerReport = { readonly ready: true } | { readonly closed: true } | { readonly failed: string };

const terminate = 'X'.charCodeAt(0);
const start: WorkerStart = workerData;
const parent = parentPort;
if (!parent) throw new Error('runs only as a worker');

const report = (message: WorkerReport) => parent.postMessage(message);

/**
 * PGlite never gives memory back that it once had. Buffers would take 128 MB from the start; what is not in them is in the system's cache
 * of files. Merging new words into an index would take 64 MB, and statistics 300 whole products for each unit of their target, which
 * is 100 by default: 55 MB.
 */
const settings = {
  shared_buffers: '16MB',
  maintenance_work_mem: '8MB',
  default_statistics_target: '30',
};

const startParams = [
  ...PGlite.defaultStartParams,
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

function simpleQuery(sql: string): Uint8Array {
  const text = new TextEncoder().encode(`${sql}\0`);
  const message = new Uint8Array(5 + text.length);
  message[0] = 'Q'.charCodeAt(0);
  new DataView(message.buffer).setInt32(1, 4 + text.length);
  message.set(text, 5);
  return message;
}

/**
 * Collects the reply to protocol messages. `execProtocolRaw` would also parse it and retain every parsed message while the
 * database is open. Chunks are views into the database's memory and are overwritten by the next one, so they are copied.
 */
async function replyTo(db: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  await db.execProtocolRawStream(bytes, {
    onRawData: (chunk) => {
      chunks.push(chunk.slice());
      length += chunk.length;
    },
  });
  const reply = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    reply.set(chunk, offset);
    offset += chunk.length;
  }
  return reply;
}

/** PostgreSQL reports errors as replies; a thrown error means that the database cannot continue. */
function fail(error: unknown): never {
  report({ failed: error instanceof Error ? error.message : 'PostgreSQL ended' });
  process.exit(1);
}

function serve(db: PGlite, port: MessagePort): void {
  let work: Promise<void> = Promise.resolve();
  const answer = async (bytes: Uint8Array) => {
    const reply = await replyTo(db, bytes).catch(fail);
    port.postMessage(reply, [reply.buffer]);
  };
  port.on('message', (bytes: Uint8Array) => {
    if (bytes[0] === terminate) return;
    work = work.then(() => answer(bytes));
  });
}

/** Exit status with which PGlite signals a long jump back to PostgreSQL's main loop. */
const longJump = 100;

function isLongJump(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === longJump;
}

/**
 * Ends the thread when PostgreSQL ends. PGlite re-enters its main loop after any exception until all input is read, so a
 * crashed or out-of-memory database would loop for ever (electric-sql/pglite#1058).
 */
function endWithPostgres({ Module }: PGlite): void {
  const once = Module._PostgresMainLoopOnce;
  Module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (isLongJump(error)) throw error;
      fail(error);
    }
  };
}

/** Clears what an earlier connection left in the single session of the database. */
async function resetSession(db: PGlite): Promise<void> {
  await replyTo(db, simpleQuery('rollback'));
  await replyTo(db, simpleQuery('discard all'));
}

async function run(): Promise<void> {
  const db = await PGlite.create({
    extensions: { pg_trgm },
    startParams,
    ...(start.dataDir === undefined ? {} : { dataDir: start.dataDir }),
    ...(start.snapshot === undefined ? {} : { loadDataDir: await openAsBlob(start.snapshot) }),
  });
  endWithPostgres(db);
  let used = false;
  parent?.on('message', async (message: WorkerRequest) => {
    if ('open' in message) {
      if (used) await resetSession(db);
      used = true;
      serve(db, message.open);
      return;
    }
    await db.close();
    report({ closed: true });
    parent?.close();
  });
  report({ ready: true });
}

run().catch(fail);
