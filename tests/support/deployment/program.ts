import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

/** A program of the system, which is often in a folder that only root's PATH has; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

export interface RunningProgram {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

interface Program {
  readonly path: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly signal: NodeJS.Signals;
  /** Who it runs as. */
  readonly as?: { readonly uid?: number; readonly gid?: number };
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Starts a program that serves a port, and waits until it does. */
export async function startProgram({ path, args, port, signal, as = {} }: Program): Promise<RunningProgram> {
  const child = spawn(path, args, { ...as, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = `${output}${text}`.slice(-2000);
    });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  while (!(await canConnect(port))) {
    if (hasEnded(child)) throw new Error(`${path} did not start: ${output}`);
    await new Promise((next) => setTimeout(next, 20));
  }
  const stop = async () => {
    process.off('exit', kill);
    const exit = hasEnded(child) ? undefined : new Promise((settle) => child.once('exit', settle));
    child.kill(signal);
    await exit;
  };
  return { port, stop };
}
