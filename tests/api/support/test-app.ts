import { pino } from 'pino';
import type { AppHandlers } from '#server/call-context.ts';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import type { Replica } from '#server/db/replica/replica.ts';
import { DevNotes } from '#server/dev/dev-notes.ts';
import { type FileStorage, memoryStorage } from '#server/gateways/files/index.ts';
import type { MailGateway } from '#server/gateways/mail/index.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { handlers } from '#server/handlers.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { createApp } from '#server/wire/app.ts';
import type { App } from '#server/wire/caller.ts';
import { openTestDatabase } from './database.ts';
import { type Call, makeCall } from './signed-call.ts';
import { TestClock } from './test-clock.ts';
import { TestMail } from './test-mail.ts';

export interface TestApp extends OpenDatabase {
  readonly app: App;
  readonly clock: TestClock;
  readonly config: Config;
  readonly devNotes: DevNotes;
  /** The mails that the server sent. */
  readonly mail: TestMail;
  /** Every line that the server logged. */
  readonly log: readonly Record<string, unknown>[];
  /** Sends a signed request for an operation. */
  readonly call: Call;
}

export interface TestAppOptions {
  readonly config?: Partial<Config>;
  /** Handlers in place of the real ones. */
  readonly handlers?: Partial<AppHandlers>;
  /** A gateway in place of the one that keeps mails in memory. */
  readonly mailGateway?: MailGateway;
  /** A storage in place of the one in memory. */
  readonly files?: FileStorage;
  readonly metrics?: Metrics;
  readonly replica?: Replica;
}

/** The whole server on a database that is open already. */
export function makeTestApp(database: OpenDatabase, options: TestAppOptions = {}): TestApp {
  const log: Record<string, unknown>[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => log.push(JSON.parse(line)) });
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', WEB_DIR: 'tests/api/support/no-web-app' }),
    ...options.config,
  };
  const clock = new TestClock();
  const devNotes = new DevNotes();
  const mail = new TestMail();
  const app = createApp({
    db: database.db,
    pool: database.pool,
    config,
    log: logger,
    devNotes,
    mail: options.mailGateway ?? mail,
    payments: paymentGateways(database.db, config.payments),
    files: options.files ?? memoryStorage(),
    clock: () => clock.now(),
    handlers: { ...handlers, ...options.handlers },
    ...(options.replica === undefined ? {} : { replica: options.replica }),
    ...(options.metrics === undefined ? {} : { metrics: options.metrics }),
  });
  return { ...database, app, clock, config, devNotes, mail, log, call: makeCall(app, config.appKey, clock) };
}

/** The whole server on a database of its own, called without a port. Close it after the tests of the file. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return makeTestApp(await openTestDatabase(), options);
}
