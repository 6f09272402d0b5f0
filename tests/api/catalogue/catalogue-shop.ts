import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import pino from 'pino';
import { signingText } from '#domain/signing.ts';
import { transportHeaders } from '#generated/transport.ts';
import { readConfig } from '#server/config.ts';
import { databaseOn, pglitePool } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { startPglite } from '#server/db/pglite.ts';
import { handlers } from '#server/handlers.ts';
import { createApp } from '#server/http/app.ts';

type Fields = Record<string, string | number>;

export interface Answer<Data> {
  code: number;
  msg: string;
  data: Data;
  params: { totalDataCounts: number };
}

/** The server's app over an empty embedded database. */
export interface CatalogueShop {
  pool: Pool;
  get<Data>(path: string, fields?: Fields): Promise<Answer<Data>>;
  post<Data>(path: string, fields?: Fields): Promise<Answer<Data>>;
  close(): Promise<void>;
}

/** Opens a shop of its own in memory; every answer is held against the description. */
export async function openCatalogueShop(): Promise<CatalogueShop> {
  const embedded = await startPglite({});
  const { db, pool, close } = databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close);
  await migrate(pool);
  const config = readConfig({ NODE_ENV: 'test', CALLS_PER_MINUTE: '0' });
  const log = pino({ level: 'silent' });
  const app = createApp({ db, pool, config, log, handlers, clock: () => new Date() });

  async function call<Data>(method: 'GET' | 'POST', path: string, fields: Fields): Promise<Answer<Data>> {
    const pairs = Object.entries({ language: 'en_US', ...fields }).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const timestamp = Date.now();
    const text = signingText({ timestamp, method, path, fields: pairs, key: config.appKey });
    const headers = {
      [transportHeaders.timestamp]: String(timestamp),
      [transportHeaders.sign]: createHash('sha256').update(text).digest('hex'),
    };
    const encoded = new URLSearchParams(pairs);
    const response = await (method === 'GET'
      ? app.request(`${path}?${encoded}`, { headers })
      : app.request(path, { method, headers, body: encoded }));
    return (await response.json()) as Answer<Data>;
  }

  return {
    pool,
    get: (path, fields = {}) => call('GET', path, fields),
    post: (path, fields = {}) => call('POST', path, fields),
    close,
  };
}
