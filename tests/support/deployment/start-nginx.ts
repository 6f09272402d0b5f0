import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { findProgram, type RunningProgram, startProgram } from './program.ts';

function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`nginx.conf has no "${from}"`);
  return text.replace(from, to);
}

/** Starts nginx with the configuration that the project recommends, in front of servers on these ports; undefined without nginx. */
export async function startNginx(shopPorts: readonly number[]): Promise<RunningProgram | undefined> {
  const path = findProgram('nginx');
  if (!path) return undefined;
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  chmodSync(folder, 0o755);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const place of places) mkdirSync(join(folder, place));
  const temporary = places.map((place) => `${place}_temp_path ${join(folder, place)};`).join('\n  ');
  const servers = [...shopPorts, ...shopPorts]
    .map((shopPort) => `server 127.0.0.1:${shopPort} max_fails=0;`)
    .join('\n    ');
  let text = readFileSync('src/server/deployment/nginx.conf', 'utf8');
  const entry = 'server 127.0.0.1:3000 max_fails=0;';
  text = replaceOnce(replaceOnce(text, entry, servers), entry, '');
  text = replaceOnce(text, 'listen 80;', `listen 127.0.0.1:${port};`);
  text = replaceOnce(text, 'worker_processes auto;', 'worker_processes 1;\ndaemon off;');
  text = replaceOnce(text, 'pid nginx.pid;', `pid ${join(folder, 'nginx.pid')};`);
  text = replaceOnce(text, 'http {', `http {\n  ${temporary}`);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, text);
  const nginx = await startProgram({ path, args: ['-p', folder, '-c', file], port, signal: 'SIGTERM' });
  return {
    port,
    stop: async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
