import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { signingText } from '#domain/signing.ts';
import type { TransportRow } from '#domain/wire/transport-row.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { transport } from '#generated/transport.ts';

/** The real server as a process of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** All that it printed so far. */
  readonly readOutput: () => string;
  readonly end: (signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

export interface EndedProcess {
  readonly exitCode: number | null;
  readonly output: string;
}

/** Compiled code is kept for the next server, which starts with half of the processor time. */
export const plainEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '.cache/node',
};

function launch(env: Record<string, string>): { child: ChildProcess; readOutput: () => string } {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...plainEnv, LOG_LEVEL: 'warn', DEMO_SHOP: '0', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  return { child, readOutput: () => text };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((settle) => child.once('exit', settle));
}

/** Starts a server that should end by itself, and waits until it did. */
export async function runToEnd(env: Record<string, string>): Promise<EndedProcess> {
  const { child, readOutput } = launch(env);
  const exitCode = await exitOf(child);
  return { exitCode, output: readOutput() };
}

function enderOf(child: ChildProcess): ServerProcess['end'] {
  return async (signal) => {
    child.kill(signal);
    return exitOf(child);
  };
}

/** Starts a server and does not wait until it is open. */
export function beginServer(env: Record<string, string>): Pick<ServerProcess, 'readOutput' | 'end'> {
  const { child, readOutput } = launch(env);
  return { readOutput, end: enderOf(child) };
}

/** Starts a server and waits until it is open. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, readOutput } = launch(env);
  const address = await new Promise<string>((settle, fail) => {
    const look = () => {
      const found = /open at (http:\S+)/.exec(readOutput());
      if (found?.[1]) settle(found[1]);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => fail(new Error(`the server ended: ${readOutput()}`)));
  });
  return { address, pid: child.pid ?? 0, readOutput, end: enderOf(child) };
}

/** Calls an operation over the network; the result is the envelope and the status of the response. */
export async function callOver(
  address: string,
  operationId: OperationId,
  fields: Record<string, string>,
  givenKey?: string,
) {
  const { method, path, keyed }: TransportRow = transport[operationId];
  const idempotencyKey = givenKey ?? (keyed ? randomUUID() : undefined);
  const timestamp = Date.now();
  const key = 'electronic-components-store';
  const signed = { timestamp, method, path, fields: Object.entries(fields), idempotencyKey, key };
  const text = signingText(signed);
  const headers = {
    'X-Timestamp': String(timestamp),
    'X-Sign': createHash('sha256').update(text).digest('hex'),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
  const query = new URLSearchParams(fields);
  const response =
    method === 'GET'
      ? await fetch(`${address}${path}?${query}`, { headers })
      : await fetch(`${address}${path}`, { method, headers, body: query });
  return { status: response.status, ...(await response.json()) };
}
