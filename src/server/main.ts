import { type Config, readConfig } from './config.ts';
import type { OpenDatabase } from './db/client.ts';
import { type MetricsServer, serveMetrics } from './metrics/metrics-server.ts';
import { demoSignIn, newcomerSignIn } from './seed/demo-member.ts';
import { demoShop } from './seed/demo-shop.ts';
import { fillDemoShop } from './seed/fill-demo-shop.ts';
import { type ServedShop, serveShop } from './serve-shop.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

interface Running extends ServedShop {
  readonly metricsServer: MetricsServer | undefined;
}

async function openMetrics(
  config: Config,
  { metrics: { registry } }: ServedShop,
): Promise<MetricsServer | undefined> {
  if (!config.metrics) return undefined;
  const exposition = { contentType: registry.contentType, text: () => registry.metrics() };
  const server = await serveMetrics(config.metrics, exposition);
  console.log(`Metrics are at ${server.address}`);
  return server;
}

async function start(config: Config): Promise<Running> {
  let isDemo = false;
  const shop = await serveShop(config, async (database: OpenDatabase) => {
    isDemo = config.demoShop && (await fillDemoShop(database, demoShop(database.pool), new Date()));
  });
  const metricsServer = await openMetrics(config, shop);
  console.log(`The shop is open at ${shop.listening.address}`);
  const { alipay, paypal } = config.payments;
  if (!isDemo && !alipay && !paypal)
    console.log('Online payments go to the sandbox cashier: no money moves.');
  shop.mail.check().catch((error) => console.error(`Mails cannot go out now: ${reasonOf(error)}`));
  if (isDemo) {
    console.log(
      `Demo sign-in: ${demoSignIn.email} with the password ${demoSignIn.password}, also for payments`,
    );
    console.log(`Or, with no balance yet: ${newcomerSignIn.email} with the same password`);
  }
  return { ...shop, metricsServer };
}

/** npm passes Ctrl-C on to a process that the terminal has told already, so a second signal at once means nothing. */
const repeatedMs = 1000;

/**
 * Ends the process when it is asked to: after the requests that are being answered, with the database closed. While it
 * still starts, or when it is asked again, it ends at once; the database survives that.
 */
function stopOnSignals(running: Promise<Running>): void {
  let askedAt: number | undefined;
  const stop = async () => {
    if (askedAt !== undefined && performance.now() - askedAt > repeatedMs) process.exit(130);
    if (askedAt !== undefined) return;
    askedAt = performance.now();
    const early = setTimeout(() => process.exit(130), repeatedMs);
    const { listening, database, mail, metricsServer } = await running;
    clearTimeout(early);
    await listening.stop();
    await metricsServer?.close();
    await mail.close();
    await database.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  const running = start(readConfig());
  stopOnSignals(running);
  await running;
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exit(1);
}
