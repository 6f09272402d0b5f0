import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/client.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Server on which every test file makes a database of its own; absent in the run on PGlite. */
    postgresqlUrl: string | undefined;
    /** Migrated database that they are copies of. */
    templateName: string;
  }
}

export function urlOfDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function statement(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL, or takes the one of DATABASE_URL, and prepares the database that the test files copy. Where one is
 * installed and does not start, the tests of this project run on PGlite a second time, and the run says so.
 */
export default async function setUpPostgresql(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresql();
  if (!server) {
    console.warn('No PostgreSQL could be started: the API tests run on PGlite only.');
    return async () => undefined;
  }
  const name = `api_template_${process.pid}`;
  await statement(server.url, `create database ${name}`);
  const database = await openDatabase({ databaseUrl: urlOfDatabase(server.url, name), dataDir: '' });
  await database.close();
  project.provide('postgresqlUrl', server.url);
  project.provide('templateName', name);
  console.log(`API tests also run on ${server.name}.`);
  return async () => {
    await statement(server.url, `drop database if exists ${name}`);
    await server.stop();
  };
}
