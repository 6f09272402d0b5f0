import { constants } from '#generated/constants.ts';
import { inquireUnconfirmed, sendRefunds } from '#server/cashier/index.ts';
import { catalogueOf, forgetProductChanges, rewriteComputed } from './catalogue/index.ts';
import { indexOlderTexts } from './documents/index.ts';
import { sweepClosedAccounts } from './my-data/index.ts';
import { rewriteSearchTexts } from './orders/index.ts';
import { closeUnpaidOrders } from './orders-standard/index.ts';
import type { Services } from './services.ts';
import { sendStockAlerts } from './stock-alerts/index.ts';
import { removeUnusedFiles } from './transport/index.ts';
import { loggedError } from './wire/failure.ts';

/** Work that recurs. Every process runs it, so it must be right when several do so at the same time. */
interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Returns how many things it changed. A long one ends early when the server stops. */
  readonly run: (services: Services, now: Date, stop: AbortSignal) => Promise<number>;
}

const secondMs = 1000;

export const jobs: readonly Job[] = [
  {
    name: 'remove unused uploads',
    everyMs: constants.unusedUploadSweep * secondMs,
    run: ({ db, files }, now) => removeUnusedFiles(db, files, now),
  },
  {
    name: 'remove what came late to closed accounts',
    everyMs: constants.unusedUploadSweep * secondMs,
    run: sweepClosedAccounts,
  },
  {
    name: 'write older search tokens and listed values again',
    everyMs: constants.searchTokenSweep * secondMs,
    run: ({ pool }, _now, stop) => rewriteComputed(pool, { stop, rests: true }),
  },
  {
    name: 'forget old changes of the catalogue',
    everyMs: constants.productChangeSweep * secondMs,
    run: ({ pool }) => forgetProductChanges(pool),
  },
  {
    name: 'follow the catalogue while nobody asks for it',
    everyMs: constants.catalogueSweep * secondMs,
    run: async ({ pool }) => {
      await catalogueOf(pool).read();
      return 0;
    },
  },
  {
    name: 'make the text of older documents searchable',
    everyMs: constants.searchTokenSweep * secondMs,
    run: ({ db }) => indexOlderTexts(db),
  },
  {
    name: 'write older search texts of orders again',
    everyMs: constants.searchTokenSweep * secondMs,
    run: ({ pool }, _now, stop) => rewriteSearchTexts(pool, { stop, rests: true }),
  },
  {
    name: 'close unpaid orders',
    everyMs: constants.unpaidOrderSweep * secondMs,
    run: ({ db }, now) => closeUnpaidOrders(db, now),
  },
  {
    name: 'send mails about products that are back in stock',
    everyMs: constants.stockAlertSweep * secondMs,
    run: sendStockAlerts,
  },
  {
    name: 'ask about unconfirmed payments',
    everyMs: constants.paymentInquirySweep * secondMs,
    run: ({ db, log, payments }, now) => inquireUnconfirmed({ db, log, payments, now }),
  },
  {
    name: 'send refunds to payment services',
    everyMs: constants.refundSweep * secondMs,
    run: ({ db, log, mail, payments }, now) => sendRefunds({ db, log, mail, payments, now }),
  },
];

async function runJob({ name, run }: Job, services: Services, stop: AbortSignal): Promise<void> {
  try {
    const changed = await run(services, services.clock(), stop);
    if (changed > 0) services.log.info({ job: name, changed }, 'a job has run');
  } catch (error) {
    services.log.error({ job: name, error: loggedError(error) }, 'a job failed');
  }
}

/** Runs every job at its interval, and no job twice at once. Returns a function that stops them and waits for those that run. */
export function startJobs(services: Services): () => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const stop = new AbortController();
  const start = (job: Job) => {
    if (running.has(job.name)) return;
    running.set(
      job.name,
      runJob(job, services, stop.signal).finally(() => running.delete(job.name)),
    );
  };
  const timers = jobs.map((job) => setInterval(start, job.everyMs, job).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    stop.abort();
    await Promise.all(running.values());
  };
}
