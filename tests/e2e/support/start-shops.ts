import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedCalls } from '../../../src/contract/app/recorded-call.ts';
import { freePort } from '../../support/free-port.ts';

/** Whether the address answers with this text in it. */
async function answers(url: string, text: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    return response.ok && (await response.text()).includes(text);
  } catch {
    return false;
  }
}

interface Served {
  readonly url: string;
  readonly text: string;
}

/** Waits until the process serves its address with a text; throws with what it printed when it ends before. */
async function untilServing(
  child: ChildProcess,
  { url, text }: Served,
  printed: () => string,
): Promise<void> {
  const deadline = Date.now() + 1_200_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The shop stopped while starting:\n${printed()}`);
    if (await answers(url, text)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not start in time:\n${printed()}`);
}

async function start(
  args: string[],
  port: number,
  text: string,
  env: Record<string, string>,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stdout?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  await untilServing(child, { url: `http://127.0.0.1:${port}/`, text }, () => lines.join(''));
  return child;
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** Starts the real shop on a database of its own and the same app on its mocks; both end with the run. */
export default async function startShops(): Promise<() => Promise<void>> {
  rmSync(recordedCalls, { recursive: true, force: true });
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  const [serverPort, mocksPort] = [await freePort(), await freePort()];
  const env = {
    DATA_DIR: folder,
    DEV_TOOLS: '1',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    TRUST_PROXY: '1',
  };
  const children = await Promise.all([
    // Rendered on the server: the first page takes long on a busy machine, and the browser would do it.
    start(['src/run/start.ts'], serverPort, '<footer', env),
    start(['src/run/serve-mocks.ts'], mocksPort, '<html', {}),
  ]);
  process.env.SHOP_SERVER_URL = `http://127.0.0.1:${serverPort}`;
  process.env.SHOP_MOCKS_URL = `http://127.0.0.1:${mocksPort}`;
  return async () => {
    await Promise.all(children.map(stop));
    rmSync(folder, { recursive: true, force: true });
  };
}
