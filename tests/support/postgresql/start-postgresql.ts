import { type PostgresqlSource, postgresqlSources } from './find-postgresql.ts';
import { OwnPostgresql, type Settings, throwaway } from './own-postgresql.ts';

export interface RunningPostgresql {
  readonly url: string;
  /** For the reader of a test run: `PostgreSQL 15.14 (local installation)`. */
  readonly name: string;
  readonly stop: () => Promise<void>;
}

async function startFrom(source: PostgresqlSource, settings: Settings): Promise<RunningPostgresql> {
  if (source.from === 'DATABASE_URL')
    return { url: source.url, name: 'PostgreSQL (DATABASE_URL)', stop: async () => undefined };
  const server = await OwnPostgresql.prepare(settings, {
    binaries: source.binaries,
    inMemory: settings === throwaway,
  });
  try {
    await server.initialise().start();
  } catch (error) {
    await server.remove();
    throw error;
  }
  const name = `PostgreSQL ${server.version} (${source.from})`;
  return { url: server.url, name, stop: () => server.remove() };
}

/** Starts a PostgreSQL for tests or measurements, or uses the one that DATABASE_URL names; undefined where none can be had. */
export async function startPostgresql(
  settings: Settings = throwaway,
  sources: readonly PostgresqlSource[] = postgresqlSources(),
): Promise<RunningPostgresql | undefined> {
  for (const source of sources) {
    try {
      return await startFrom(source, settings);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
      console.warn(`The PostgreSQL of the ${source.from} does not start: ${reason}`);
    }
  }
  return undefined;
}
