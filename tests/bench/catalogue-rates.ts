import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import { signingText } from '#domain/signing.ts';
import { transportHeaders } from '#generated/transport.ts';
import { requestMaker } from './catalogue-requests.ts';

/** Product lists per second of both servers by turns: medians, so that a busy moment of the machine does not decide. */
export interface Rates {
  app: number;
  /** Nothing but node:http, the same statements and JSON. */
  bare: number;
  share: number;
}

interface Call {
  body: string;
  headers: Record<string, string>;
}

const path = '/open/product/productList';
const key = 'electronic-components-store';
const calls = 200;
const lanes = 8;
const roundMs = 2000;
const rounds = 7;

export async function measureRates(pool: Pool, databaseUrl: string): Promise<Rates> {
  const made = await makeCalls(pool);
  const file = join(tmpdir(), `bench-calls-${process.pid}.json`);
  await writeFile(file, JSON.stringify(made.map((call) => call.body)));
  const [app, bare] = await Promise.all([start('app', databaseUrl, file), start('bare', databaseUrl, file)]);
  const pairs: { app: number; bare: number }[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const pair = { app: await rate(app.port, made), bare: await rate(bare.port, made) };
      // The first round only warms both up.
      if (round > 0) pairs.push(pair);
    }
  } finally {
    app.stop();
    bare.stop();
  }
  return {
    app: Math.round(median(pairs.map((pair) => pair.app))),
    bare: Math.round(median(pairs.map((pair) => pair.bare))),
    share: Number(median(pairs.map((pair) => pair.app / pair.bare)).toFixed(3)),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function makeCalls(pool: Pool): Promise<Call[]> {
  const make = await requestMaker(pool);
  return Array.from({ length: calls }, () => {
    const fields = Object.entries({ ...make(3), language: 'en_US' }).map(
      ([name, value]): [string, string] => [name, String(value)],
    );
    const timestamp = Date.now();
    const text = signingText({ timestamp, method: 'POST', path, fields, key });
    return {
      body: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        [transportHeaders.timestamp]: String(timestamp),
        [transportHeaders.sign]: createHash('sha256').update(text).digest('hex'),
      },
    };
  });
}

async function start(kind: 'app' | 'bare', databaseUrl: string, calls: string) {
  const script = fileURLToPath(new URL('./catalogue-server.ts', import.meta.url));
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '0',
    // Without pages: compressing their files ahead takes a processor for half a minute.
    WEB_DIR: join(tmpdir(), 'bench-without-pages'),
  };
  const child = fork(script, [kind, calls], { env });
  const [port] = (await once(child, 'message')) as [number]; // The first message is the port.
  return { port, stop: () => child.kill() };
}

async function rate(port: number, made: Call[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes });
  const end = performance.now() + roundMs;
  let done = 0;
  const lane = async (first: number) => {
    for (let at = first; performance.now() < end; at += lanes) {
      const call = made[at % made.length];
      if (call) await send(agent, port, call, at % made.length);
      done += 1;
    }
  };
  const begin = performance.now();
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(at)));
  agent.destroy();
  return (done * 1000) / (performance.now() - begin);
}

function send(agent: Agent, port: number, call: Call, at: number): Promise<void> {
  return new Promise((settle, fail) => {
    const outgoing = request({
      agent,
      port,
      path: `${path}`,
      method: 'POST',
      headers: { ...call.headers, 'x-call': String(at) },
    });
    outgoing.on('error', fail);
    outgoing.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => {
        if (text.startsWith('{"code":0,')) settle();
        else fail(new Error(`refused: ${text.slice(0, 300)}`));
      });
    });
    outgoing.end(call.body);
  });
}
