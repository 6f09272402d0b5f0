import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, directly } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import { databaseFolder } from './db/data-lock.ts';
import { makeLog } from './log.ts';
import { type Exposition, type MetricsServer, serveMetrics } from './metrics/index.ts';
import { GatheredFigures, serveFromWorker, Workers } from './processes/index.ts';
import { fillInChild, prepareDemoShop, readDemoMembers } from './seed/index.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import { reasonOf } from './start-problem.ts';

/** A running shop, in one or several processes. */
export interface RunningShop {
  /** Stops it after running requests. */
  readonly stop: () => Promise<void>;
}

/** The embedded database is open in one process only, so it is filled by another one before this one opens it. */
async function makeEmbedded(
  { databaseUrl, dataDir, demoShop }: Config,
  stopping: AbortSignal,
): Promise<void> {
  const isNew = databaseUrl === undefined && !existsSync(join(dataDir, databaseFolder));
  if (isNew && demoShop) await fillInChild(stopping);
}

/** Returns whether the database holds the demo shop. */
async function fillIfDemo(
  { demoShop }: Config,
  database: OpenDatabase,
  stopping: AbortSignal,
): Promise<boolean> {
  return demoShop && (await prepareDemoShop(database, stopping));
}

/** Migrates and fills the database through the direct URL, and closes the connection. */
async function prepareDatabase(config: Config, stopping: AbortSignal): Promise<boolean> {
  const database = await openDatabase(directly(config));
  return fillIfDemo(config, database, stopping).finally(database.close);
}

async function openMetrics({ metrics }: Config, exposition: Exposition): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined;
  const server = await serveMetrics(metrics, exposition);
  console.log(`Metrics are at ${server.address}`);
  return server;
}

/** First lines for the terminal. */
async function announce(
  address: string,
  { payments: { alipay, paypal } }: Config,
  isDemo: boolean,
): Promise<void> {
  console.log(`The shop is open at ${address}`);
  if (!isDemo && !alipay && !paypal)
    console.log('Online payments go to the sandbox cashier: no money moves.');
  if (!isDemo) return;
  const { buyer, newcomer } = await readDemoMembers();
  console.log(`Demo sign-in: ${buyer.email} with the password ${buyer.password}, for payments too`);
  console.log(`Or, with no balance yet: ${newcomer.email} with the same password`);
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
async function startAlone(config: Config, stopping: AbortSignal): Promise<RunningShop> {
  let isDemo = false;
  const prepare = async (database: OpenDatabase) => {
    isDemo = config.databaseDirectUrl
      ? await prepareDatabase(config, stopping)
      : await fillIfDemo(config, database, stopping);
  };
  const shop = await serveShop(config, { onListening: () => makeEmbedded(config, stopping), prepare });
  const { registry } = shop.metrics;
  const metrics = await openMetrics(config, {
    contentType: registry.contentType,
    text: () => registry.metrics(),
  });
  await announce(shop.listening.address, config, isDemo);
  checkMail(shop);
  return {
    stop: async () => {
      await stopServing(shop);
      await metrics?.close();
    },
  };
}

/** Prepares the database in this process, starts the workers and sums their metrics; the workers serve requests. */
async function startWorkers(config: Config, stopping: AbortSignal): Promise<RunningShop> {
  const figures = new GatheredFigures();
  const log = makeLog(config);
  const workers = new Workers(log, figures);
  const { address, opened } = await workers.listen(config.workers);
  const isDemo = await prepareDatabase(config, stopping);
  workers.notePrepared();
  const metrics = await openMetrics(config, figures);
  await opened;
  await announce(address, config, isDemo);
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

/** Starts the shop. The signal ends long steps at once, and the start then fails. */
export function startShop(config: Config, stopping: AbortSignal): Promise<RunningShop> {
  return config.workers > 1 ? startWorkers(config, stopping) : startAlone(config, stopping);
}
