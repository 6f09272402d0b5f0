// Worker thread: rendering is CPU work that would block calls and the health check.
import { pathToFileURL } from 'node:url';
import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Language } from '#domain/language.ts';
import type { Currency } from '#domain/money/index.ts';
import { brotliAtOnce } from '#server/wire/compressed.ts';
import { PageEncoder, type PagePieces } from './page-encoder.ts';
import { type SharedRead, SharedReads } from './shared-reads.ts';

export interface PageTarget {
  /** Path and query of the address. */
  readonly url: string;
  readonly language: Language;
  readonly currency: Currency;
  /** The columns that the visitor chose for this list; absent on every other page. */
  readonly columns?: string;
  /** Scheme and host of the shop. */
  readonly origin: string;
}

export interface PageTask extends PageTarget {
  /** Channel for the reads of the page and their responses. */
  readonly port: MessagePort;
  /** Its first number is 1 from when the thread begins the page: a message would wake the main thread for every page. */
  readonly begun: Uint8Array<SharedArrayBuffer>;
  /** Version of what pages are made of, where it is known: pages of the same one share their reads. */
  readonly dataVersion: string | undefined;
}

export interface RenderedPage {
  /** Compressed with Brotli. */
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the web app makes of a page. */
interface Document {
  readonly pieces: PagePieces;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A read of the page: path and query of a call, and its form where it has one. */
export interface PageRead {
  readonly path: string;
  readonly form: string | undefined;
}

/** Reads that a page makes at the same time. */
export interface PageReads {
  readonly id: number;
  readonly reads: readonly PageRead[];
}

/** The responses to them, in their order. */
export interface PageAnswers {
  readonly id: number;
  readonly answers: readonly SharedRead[];
}

/** What a thread gets over the port of a page: the responses to its reads, or that nobody waits for the page any more. */
export type ToPage = 'abandon' | PageAnswers;

/** Exports of the web app's server bundle; see src/web/entry-server.tsx. */
interface PageRenderer {
  readonly renderPage: (request: {
    url: string;
    language: string;
    currency: Currency;
    columns: string | undefined;
    origin: string;
    /** Never a member's session: rendered pages are cached for everyone. */
    cookie: undefined;
    read: (path: string, form?: string) => Promise<SharedRead>;
    /** Aborted when nobody waits for the page any more. */
    signal: AbortSignal;
  }) => Promise<Document>;
}

const { renderModule }: { readonly renderModule: string } = workerData;
let loaded: Promise<PageRenderer> | undefined;

function renderer(): Promise<PageRenderer> {
  loaded ??= import(pathToFileURL(renderModule).href);
  return loaded;
}

/** The bundle for a page. Node keeps a module that failed, so the thread ends then, and another one loads it again. */
async function rendererOrEnd(): Promise<PageRenderer> {
  try {
    return await renderer();
  } catch (error) {
    // After the page's failure was sent.
    setImmediate(() => process.exit(1));
    throw error;
  }
}

// Loads the bundle ahead of the first page, which reports a failure.
renderer().catch(() => undefined);

const encoder = new PageEncoder();
const shared = new SharedReads();

interface AwaitedRead {
  readonly read: PageRead;
  readonly settle: (answer: SharedRead) => void;
}

/**
 * Sends reads over a port and matches responses to them; what another page of the version has read is used again. Reads that are made
 * together are sent together, and so are their responses: a message wakes a thread, which takes longer than many a read.
 */
function reader({ port, dataVersion }: PageTask) {
  const sent: AwaitedRead[][] = [];
  let next: AwaitedRead[] = [];
  const take = ({ id, answers }: PageAnswers) => {
    for (const [index, answer] of answers.entries()) sent[id]?.[index]?.settle(answer);
    delete sent[id];
  };
  const send = () => {
    const reads: PageReads = { id: sent.length, reads: next.map(({ read }) => read) };
    sent.push(next);
    next = [];
    port.postMessage(reads);
  };
  const read = async (path: string, form?: string): Promise<SharedRead> => {
    const key = `${path} ${form ?? ''}`;
    const known = shared.find(dataVersion, key);
    if (known) return known;
    const answer = await new Promise<SharedRead>((settle) => {
      next.push({ read: { path, form }, settle });
      // After all that React has begun.
      if (next.length === 1) process.nextTick(send);
    });
    shared.add(dataVersion, key, answer);
    return answer;
  };
  return { read, take };
}

const abandoned = new Error('The page was given up');

/** Says when nobody waits for the page of a port any more, and passes everything else on. */
function abandonment(port: MessagePort, take: (answers: PageAnswers) => void) {
  const controller = new AbortController();
  const { promise: whenAbandoned, reject } = Promise.withResolvers<never>();
  const receive = (message: ToPage) => {
    if (message !== 'abandon') return take(message);
    reject(abandoned);
    controller.abort(abandoned);
  };
  port.on('message', receive);
  return { signal: controller.signal, whenAbandoned, forget: () => port.off('message', receive) };
}

/** Renders the page of a path for any visitor with this language, currency and choice of columns. */
export default async function render(task: PageTask): Promise<RenderedPage> {
  const { port } = task;
  try {
    // Given up while it waited for this thread.
    if (receiveMessageOnPort(port)) throw abandoned;
    const { read, take } = reader(task);
    const { signal, whenAbandoned, forget } = abandonment(port, take);
    const { pieces, status, headers } = await Promise.race([
      whenAbandoned,
      renderDocument(task, read, signal),
    ]).finally(forget);
    const { bytes, etag } = encoder.encode(pieces);
    // Compressed here, because the plain page would count as memory of the main thread, which would collect garbage more often.
    return { body: new Uint8Array(brotliAtOnce(bytes)), etag, status, headers };
  } finally {
    port.close();
  }
}

async function renderDocument(
  { url, language, currency, columns, origin, begun }: PageTask,
  read: ReturnType<typeof reader>['read'],
  signal: AbortSignal,
): Promise<Document> {
  const { renderPage } = await rendererOrEnd();
  signal.throwIfAborted();
  begun[0] = 1;
  return renderPage({ url, language, currency, columns, origin, cookie: undefined, read, signal });
}
