import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, directly } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import { databaseFolder } from './db/data-lock.ts';
import { makeLog } from './log.ts';
import { type Exposition, type MetricsServer, serveMetrics } from './metrics/index.ts';
import { GatheredFigures, serveFromWorker, Workers } from './processes/index.ts';
import {
  demoShop,
  demoSignIn,
  fillDemoShop,
  fillInChild,
  holdsDemoShop,
  newcomerSignIn,
} from './seed/index.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import { reasonOf } from './start-problem.ts';

/** A running shop, in one or several processes. */
export interface RunningShop {
  /** Stops it after running requests. */
  readonly stop: () => Promise<void>;
}

/** The embedded database is open in one process only, so it is filled by another one before this one opens it. */
async function makeEmbedded({ databaseUrl, dataDir, demoShop: isDemo }: Config): Promise<void> {
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, databaseFolder));
  if (isNew && isDemo) await fillInChild();
}

/** Returns whether the database holds the demo shop. What a process of its own could not fill is filled here, or fails here. */
async function fillIfDemo(config: Config, database: OpenDatabase): Promise<boolean> {
  if (!config.demoShop) return false;
  if (database.kind === 'postgresql' && !(await holdsDemoShop(database))) await fillInChild();
  return fillDemoShop(database, demoShop(database.pool), new Date());
}

/** Migrates and fills the database through the direct URL, and closes the connection. */
async function prepareDatabase(config: Config): Promise<boolean> {
  const database = await openDatabase(directly(config));
  return fillIfDemo(config, database).finally(database.close);
}

async function openMetrics({ metrics }: Config, exposition: Exposition): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined;
  const server = await serveMetrics(metrics, exposition);
  console.log(`Metrics are at ${server.address}`);
  return server;
}

/** First lines for the terminal. */
function announce(address: string, { payments: { alipay, paypal } }: Config, isDemo: boolean): void {
  console.log(`The shop is open at ${address}`);
  if (!isDemo && !alipay && !paypal)
    console.log('Online payments go to the sandbox cashier: no money moves.');
  if (!isDemo) return;
  console.log(
    `Demo sign-in: ${demoSignIn.email} with the password ${demoSignIn.password}, also for payments`,
  );
  console.log(`Or, with no balance yet: ${newcomerSignIn.email} with the same password`);
}

function checkMail({ mail }: ServedShop): void {
  mail.check().catch((error) => console.error(`Mails cannot go out now: ${reasonOf(error)}`));
}

async function stopServing({
  listening,
  mail,
  files,
  database,
  replica,
  stopJobs,
}: ServedShop): Promise<void> {
  await listening.stop();
  await stopJobs();
  await mail.close();
  files.close();
  await replica?.close();
  await database.close();
}

/** Runs the shop in one process. */
async function startAlone(config: Config): Promise<RunningShop> {
  let isDemo = false;
  const prepare = async (database: OpenDatabase) => {
    isDemo = config.databaseDirectUrl ? await prepareDatabase(config) : await fillIfDemo(config, database);
  };
  const shop = await serveShop(config, { onListening: () => makeEmbedded(config), prepare });
  const { registry } = shop.metrics;
  const metrics = await openMetrics(config, {
    contentType: registry.contentType,
    text: () => registry.metrics(),
  });
  announce(shop.listening.address, config, isDemo);
  checkMail(shop);
  return {
    stop: async () => {
      await stopServing(shop);
      await metrics?.close();
    },
  };
}

/** Prepares the database in this process, starts the workers and sums their metrics; the workers serve requests. */
async function startWorkers(config: Config): Promise<RunningShop> {
  const figures = new GatheredFigures();
  const log = makeLog(config);
  const workers = new Workers(log, figures);
  const { address, opened } = await workers.listen(config.workers);
  const isDemo = await prepareDatabase(config);
  workers.prepared();
  const metrics = await openMetrics(config, figures);
  await opened;
  announce(address, config, isDemo);
  return {
    stop: async () => {
      await workers.stop();
      await metrics?.close();
    },
  };
}

/** A worker of {@link startWorkers}. */
export async function startAsWorker(config: Config): Promise<RunningShop> {
  const shop = await serveFromWorker(config);
  return { stop: () => stopServing(shop) };
}

export function startShop(config: Config): Promise<RunningShop> {
  return config.workers > 1 ? startWorkers(config) : startAlone(config);
}
