import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pinned, so that two runs compare the same. */
export const prismVersion = '5.16.0';
const folder = '.cache/bench/prism';
export const prismScript = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js');

/** Installs Prism for the benchmark only: its 213 packages (74 MB) are not part of `npm ci`. Needs the registry once. */
export function installPrism(): void {
  const stamp = join(folder, `installed-${prismVersion}`);
  if (existsSync(stamp)) return;
  console.log('Installing Prism (once) …');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const packageSpec = `@stoplight/prism-cli@${prismVersion}`;
  const { status } = spawnSync('npm', ['install', '--save-exact', ...quiet, packageSpec], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Prism could not be installed: npm says why above.');
  writeFileSync(stamp, '');
}

export interface MockServer {
  readonly port: number;
  readonly stop: () => void;
}

/** The servers that are compared. */
export type Sides = Readonly<Record<'ours' | 'prismStatic' | 'prismDynamic', MockServer>>;

async function untilAnswers(server: ChildProcess, port: number): Promise<void> {
  for (let attempts = 0; attempts < 1200; attempts += 1) {
    if (server.exitCode !== null) throw new Error(`the server for port ${port} ended`);
    const answered = await fetch(`http://127.0.0.1:${port}/open/banner/getBannerAll`).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nothing answers on port ${port}`);
}

/** Starts a server as a process of its own and waits until it responds. */
export async function startServer(args: readonly string[], port: number): Promise<MockServer> {
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 2] });
  const stop = () => {
    // One that is busy making up an answer does not hear a polite end.
    server.kill('SIGKILL');
  };
  await untilAnswers(server, port).catch((error) => {
    stop();
    throw error;
  });
  return { port, stop };
}

/** Prism on our description: fixed examples, or `dynamic`, generated for every response. */
export function startPrism(port: number, dynamic: boolean): Promise<MockServer> {
  const flags = ['--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'silent'];
  const kind = dynamic ? ['--dynamic'] : [];
  return startServer([prismScript, 'mock', ...kind, ...flags, 'generated/openapi.json'], port);
}

export function startOurs(port: number): Promise<MockServer> {
  return startServer(['src/run/mock.ts', '--port', String(port)], port);
}

/** Nothing but node:http: it sends the bodies that ours answered, without looking at the request. */
export function startBare(port: number, bodies: string): Promise<MockServer> {
  return startServer(['tests/bench/bare-mock-server.ts', String(port), bodies], port);
}
