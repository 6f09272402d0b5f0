import { pino } from 'pino';
import { type Config, readConfig } from '#server/config.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { handlers } from '#server/handlers.ts';
import { type App, createApp } from '#server/http/app.ts';
import type { AppHandlers } from '#server/http/context.ts';
import { DevNotes } from '#server/http/dev-notes.ts';
import { preconditions } from '#server/preconditions.ts';
import { openTestDatabase } from './database.ts';
import { type Call, makeCall } from './signed-call.ts';
import { TestClock } from './test-clock.ts';

export interface TestApp extends OpenDatabase {
  readonly app: App;
  readonly clock: TestClock;
  readonly config: Config;
  readonly devNotes: DevNotes;
  /** Every line that the server logged. */
  readonly log: readonly Record<string, unknown>[];
  /** Sends a signed request for an operation. */
  readonly call: Call;
}

export interface TestAppOptions {
  readonly config?: Partial<Config>;
  /** Handlers in place of the real ones. */
  readonly handlers?: Partial<AppHandlers>;
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
  const app = createApp({
    ...{ db: database.db, pool: database.pool, config, log: logger, devNotes, preconditions },
    clock: () => clock.now(),
    handlers: { ...handlers, ...options.handlers },
  });
  return { ...database, app, clock, config, devNotes, log, call: makeCall(app, config.appKey, clock) };
}

/** The whole server on a database of its own, called without a port. Close it after the tests of the file. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  return makeTestApp(await openTestDatabase(), options);
}
