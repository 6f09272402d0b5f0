// Started by measure.ts: nothing but node:http. It sends the answers of a file, by path and query, without looking further.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { RecordedAnswer } from './recorded-answer.ts';

const [file = ''] = process.argv.slice(2);
const recorded = Object.entries(parseJson<Record<string, RecordedAnswer>>(readFileSync(file, 'utf8'))).map(
  ([address, { headers, body }]) => [address, { headers, body: Buffer.from(body, 'base64') }] as const,
);
const answers = new Map(recorded);

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  request.resume();
  if (answer)
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
  else response.writeHead(404, { 'content-length': 0 }).end();
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('SIGTERM', () => process.exit(0));
