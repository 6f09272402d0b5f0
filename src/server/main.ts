import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './db/client.ts';
import type { MailGateway } from './gateways/mail/mail.ts';
import { openMail } from './gateways/mail/open-mail.ts';
import { handlers } from './handlers.ts';
import { createApp } from './http/app.ts';
import { DevNotes } from './http/dev-notes.ts';
import { type Listening, listen } from './listen.ts';
import { makeLog } from './log.ts';
import { preconditions } from './preconditions.ts';
import { demoSignIn, newcomerSignIn } from './seed/demo-member.ts';
import { demoShop } from './seed/demo-shop.ts';
import { fillDemoShop } from './seed/fill-demo-shop.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

interface Running {
  readonly listening: Listening;
  readonly database: OpenDatabase;
  readonly mail: MailGateway;
}

async function start(config: Config): Promise<Running> {
  const listening = await listen(config);
  const log = makeLog(config);
  const database = await openDatabase(config, log);
  const isDemo = config.demoShop && (await fillDemoShop(database, demoShop(database.pool), new Date()));
  const mail = openMail(config);
  const app = createApp({
    ...{ db: database.db, pool: database.pool, config, mail, handlers, preconditions, log },
    clock: () => new Date(),
    ...(config.devTools ? { devNotes: new DevNotes() } : {}),
  });
  listening.serve((request, bindings) => app.fetch(request, bindings));
  console.log(`The shop is open at ${listening.address}`);
  const { alipay, paypal } = config.payments;
  if (!isDemo && !alipay && !paypal)
    console.log('Online payments go to the sandbox cashier: no money moves.');
  mail.check().catch((error) => console.error(`Mails cannot go out now: ${reasonOf(error)}`));
  if (isDemo) {
    console.log(
      `Demo sign-in: ${demoSignIn.email} with the password ${demoSignIn.password}, also for payments`,
    );
    console.log(`Or, with no balance yet: ${newcomerSignIn.email} with the same password`);
  }
  return { listening, database, mail };
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
    const { listening, database, mail } = await running;
    clearTimeout(early);
    await listening.stop();
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
