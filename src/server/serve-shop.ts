import { join } from 'node:path';
import type { Logger } from 'pino';
import { type FileStorage, openFiles } from '#server/gateways/files/index.ts';
import { type MailGateway, openMail } from '#server/gateways/mail/index.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { catalogueOf, shareCatalogue } from './catalogue/index.ts';
import type { Config } from './config.ts';
import { type OpenDatabase, onOutage, openDatabase } from './db/client.ts';
import { logSlowStatements } from './db/log-slow-statements.ts';
import { Replica } from './db/replica/replica.ts';
import { DevNotes } from './dev/dev-notes.ts';
import { handlers } from './handlers.ts';
import { startJobs } from './jobs.ts';
import { type Listening, listen } from './listen.ts';
import { makeLog } from './log.ts';
import { Metrics } from './metrics/index.ts';
import type { Services } from './services.ts';
import { reasonOf } from './start-problem.ts';
import { createApp } from './wire/app.ts';
import { removeLeftFiles } from './wire/incoming-files.ts';

export interface ServedShop {
  readonly listening: Listening;
  readonly database: OpenDatabase;
  readonly mail: MailGateway;
  readonly files: FileStorage;
  readonly metrics: Metrics;
  readonly stopJobs: () => Promise<void>;
  readonly replica: Replica | undefined;
}

async function openReplica(
  { databaseReplicaUrl: url, replicaLagMs: maxLagMs }: Config,
  { pool }: OpenDatabase,
  { log, metrics }: { log: Logger; metrics: Metrics },
): Promise<Replica | undefined> {
  if (url === undefined) return undefined;
  const replica = new Replica(pool, { url, maxLagMs, log });
  metrics.watchPool('replica', replica.pool);
  metrics.watch(
    'shop_replica_lag_seconds',
    'By how much the replica is behind.',
    () => replica.lagMs / 1000,
    'max',
  );
  shareCatalogue(replica.pool, pool);
  await replica.start();
  return replica;
}

interface Steps {
  /** Runs after the port is bound, before the database is opened. */
  readonly onListening?: (listening: Listening) => Promise<unknown>;
  /** Fills the database before requests are served. */
  readonly prepare?: (database: OpenDatabase) => Promise<unknown>;
}

/** Folder in which several processes share their captcha solutions. */
function devNotesFolder({ workers, dataDir }: Config): string | undefined {
  return workers > 1 ? join(dataDir, 'dev-notes') : undefined;
}

/** Serves the shop in this process: binds the port, which shows a start-up page, opens the database, then serves requests. */
export async function serveShop(config: Config, { onListening, prepare }: Steps = {}): Promise<ServedShop> {
  const listening = await listen(config);
  await onListening?.(listening);
  const log = makeLog(config);
  const database = await openDatabase(config, log);
  await prepare?.(database);
  await removeLeftFiles(config, new Date());
  const mail = openMail(config);
  const files = openFiles(config);
  const metrics = new Metrics();
  metrics.watchPool('primary', database.pool);
  const replica = await openReplica(config, database, { log, metrics });
  onOutage(() => metrics.countOutage());
  logSlowStatements(log, config.slowStatementMs);
  files.check().catch((error) => console.error(`Files cannot be stored now: ${reasonOf(error)}`));
  const services: Services = {
    db: database.db,
    pool: database.pool,
    config,
    mail,
    payments: paymentGateways(database.db, config.payments),
    files,
    handlers,
    log,
    metrics,
    ...(replica ? { replica } : {}),
    clock: () => new Date(),
    ...(config.devTools ? { devNotes: new DevNotes(devNotesFolder(config)) } : {}),
  };
  const app = createApp(services);
  // Nothing is served before lists and searches can be.
  await catalogueOf(database.pool).read();
  database.startWatch();
  listening.serve((request, bindings) => app.fetch(request, bindings));
  return { listening, database, mail, files, metrics, replica, stopJobs: startJobs(services) };
}
