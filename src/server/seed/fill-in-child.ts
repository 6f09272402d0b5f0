import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Fills the configured database with the demo shop in a process of its own, which gives back all the memory that this takes: 200 MB that
 * the server would hold for as long as it runs. When it fails, the database is as after any filling that was broken off. When the server
 * stops meanwhile, the process is ended and this rejects.
 */
export async function fillInChild(stopping: AbortSignal): Promise<void> {
  stopping.throwIfAborted();
  const child = fork(program);
  const end = () => child.kill('SIGKILL');
  stopping.addEventListener('abort', end);
  // Rejects where no process could be started.
  await once(child, 'exit').catch(() => undefined);
  stopping.removeEventListener('abort', end);
  stopping.throwIfAborted();
}
