// Started by measure-statements.ts: node:http with the shop's driver. A request for /N runs the N-th list of statements of a file and
// sends their rows as JSON, without looking further.
import '#server/lean-resolve.ts';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { Statement } from './measure-statements.ts';

const [file = '', dataDir = ''] = process.argv.slice(2);
const { openDatabase } = await import('#server/db/client.ts');
const { DATABASE_URL: databaseUrl } = process.env;
const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
const lists = parseJson<Statement[][]>(readFileSync(file, 'utf8'));

const server = createServer(async (request, response) => {
  const found = [];
  for (const statement of lists[Number(request.url?.slice(1))] ?? [])
    found.push((await database.pool.query(statement)).rows);
  const body = Buffer.from(JSON.stringify(found));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('SIGTERM', async () => {
  await database.close();
  process.exit(0);
});
