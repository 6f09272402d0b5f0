import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./child.ts', import.meta.url));

/**
 * Fills the configured database with the demo shop in a process of its own, which gives back all the memory that this takes: 200 MB that
 * the server would hold for as long as it runs. When it fails, the database is as after any filling that was broken off.
 */
export function fillInChild(): Promise<void> {
  const child = fork(program);
  return new Promise((settle) => {
    child.once('error', () => settle());
    child.once('exit', () => settle());
  });
}
