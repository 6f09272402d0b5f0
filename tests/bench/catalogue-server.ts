// Started by catalogue-rates.ts: the real app, or a bare server that runs the same statements.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import type { Pool } from 'pg';
import pino from 'pino';
import { parseJson } from '#domain/wire/parse-json.ts';
import { portOf } from '#domain/wire/port-of.ts';
import { readConditions } from '#server/catalogue/conditions.ts';
import { listQuery } from '#server/catalogue/list-query.ts';
import { readSnapshot } from '#server/catalogue/snapshot.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { run, type Statement } from '#server/db/statement.ts';
import { openFiles } from '#server/gateways/files/index.ts';
import { openMail } from '#server/gateways/mail/index.ts';
import { paymentGateways } from '#server/gateways/payment/index.ts';
import { handlers } from '#server/handlers.ts';
import { createApp } from '#server/wire/app.ts';

const [kind, file = ''] = process.argv.slice(2);
const config = readConfig();
const { db, pool } = await openDatabase(config);

async function statements(on: Pool): Promise<Statement[]> {
  const snapshot = await readSnapshot(on);
  const bodies = parseJson<string[]>(await readFile(file, 'utf8'));
  const made = bodies.map(async (body) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const { read: conditions } = await readConditions(on, snapshot, {
      ...fields,
      catalogId: Number(fields.catalogId),
      inStock: 0,
    });
    if (!conditions.ok) throw new Error(body);
    const sort = { by: 'shop', descending: false } as const;
    return listQuery(snapshot, conditions.value, {
      language: 'en_US',
      sort,
      limit: 20,
      offset: 0,
      products: snapshot.products,
    });
  });
  return Promise.all(made);
}

async function bareServer() {
  const prepared = await statements(pool);
  return createServer(async (request, response) => {
    await buffer(request);
    const statement = prepared[Number(request.headers['x-call'])] ?? { text: 'select 1', values: [] };
    const data = await run(pool, statement);
    const body = JSON.stringify({ code: 0, msg: 'Success', data });
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
}

function appServer() {
  const app = createApp({
    db,
    pool,
    config,
    log: pino({ level: 'silent' }),
    mail: openMail(config),
    payments: paymentGateways(db, config.payments),
    files: openFiles(config),
    handlers,
    clock: () => new Date(),
  });
  return createServer(getRequestListener(app.fetch));
}

const server = kind === 'bare' ? await bareServer() : appServer();
server.listen(0, '127.0.0.1', () => process.send?.(portOf(server)));
process.once('SIGTERM', () => process.exit(0));
