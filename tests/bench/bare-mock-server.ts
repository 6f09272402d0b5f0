// The ceiling of mock-rates.ts: node bare-mock-server.ts PORT FILE sends the body that the file keeps for a path.

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { parseJson } from '#domain/wire/parse-json.ts';

const [port, file = ''] = process.argv.slice(2);
const bodies = parseJson<Record<string, string>>(readFileSync(file, 'utf8'));
const contentType = { 'content-type': 'application/json; charset=utf-8' };

createServer((request, response) => {
  const path = request.url?.split('?', 1)[0] ?? '';
  const body = bodies[path] ?? '{}';
  request.resume();
  response.writeHead(200, { ...contentType, 'content-length': Buffer.byteLength(body) }).end(body);
}).listen(Number(port), '127.0.0.1');
