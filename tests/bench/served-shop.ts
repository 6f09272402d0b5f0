import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leanProcess } from '#server/lean-process.ts';
import type { HeldMemory } from '#tests/support/memory/held-memory.ts';

/**
 * A server process of the shop, by default without pages, at an address of its own, whose memory can be measured; of this copy of the
 * repository or of another one.
 */
export async function serve(env: Record<string, string>, folder = '.') {
  const child = fork('src/server/main.ts', {
    cwd: folder,
    execArgv: [...leanProcess.execArgv, '--import', './tests/support/memory/report-memory.ts'],
    env: {
      ...leanProcess.env,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '0',
      MEMBER_LIMITS: '0',
      WEB_DIR: join(tmpdir(), 'bench-without-pages'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const address = await new Promise<string>((settle, fail) => {
    child.stdout?.on('data', (text) => {
      printed += text;
      const found = /open at (http:\S+)/.exec(printed);
      if (found?.[1]) settle(found[1].replace('localhost', '127.0.0.1'));
      if (printed.includes('"level":50')) process.stderr.write(text);
    });
    ended.then(() => fail(new Error(`the server ended: ${printed}`)), fail);
  });
  const measure = async () => {
    const reported = once(child, 'message');
    child.send('measure');
    const [held] = await Promise.race([
      reported,
      ended.then(() => Promise.reject(new Error('the server ended'))),
    ]);
    return held as HeldMemory; // The process serves nothing else.
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, pid: child.pid ?? 0, measure, stop };
}
