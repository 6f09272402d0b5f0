import pg from 'pg';
import { databaseName, databaseUrls } from '#server/db/database-urls.ts';
import { appliedMigrations } from '#server/db/migrate.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

const facts = `select current_setting('server_version_num')::int / 10000 as version, not exists (select from pg_class c
  join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public') as empty`;

/** Facts about a PostgreSQL server and its database. */
export interface Server {
  /** The URL that could be reached, when there are several. */
  readonly url: string;
  /** Major version. */
  readonly version: number;
  readonly empty: boolean;
  /** Undefined when the database does not belong to this shop. */
  readonly migrations: readonly string[] | undefined;
}

async function look(url: string): Promise<Server> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<Pick<Server, 'version' | 'empty'>>(facts);
    return { url, version: 0, empty: false, ...rows[0], migrations: await appliedMigrations(client) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Reads the facts from the first URL that can be reached. */
export async function readServer(databaseUrl: string): Promise<Server> {
  let reason: unknown;
  for (const url of databaseUrls(databaseUrl)) {
    try {
      return await look(url);
    } catch (error) {
      reason ??= error;
    }
  }
  throw new StartProblem(`The database ${databaseName(databaseUrl)} cannot be read: ${reasonOf(reason)}`);
}
