import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const youngSpace = '--max-semi-space-size';
/**
 * Flags of Node: what lives for one request needs no more than 4 MB in the main thread, where V8 would take 64 MB for it; and the
 * database's largest functions are compiled one at a time, each with up to 40 MB.
 */
const flags = [`${youngSpace}=4`, '--wasm-num-compilation-tasks=1'];

/**
 * Settings of glibc's allocator, which otherwise keeps what compilers and collectors have freed: 60 to 100 MB, because each of a
 * dozen threads has memory of its own.
 */
const settings: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};

/** How a process of the server is started so that it holds less memory: arguments of Node, and environment. */
export const leanProcess: {
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
} = { execArgv: flags, env: settings };

function nameOf(flag: string): string {
  return flag.split('=')[0] ?? flag;
}

/** What was set by hand stays. */
function missingFlags(required: readonly string[]): string[] {
  const given = [...process.execArgv, process.env.NODE_OPTIONS ?? ''].join(' ');
  return required.filter((flag) => !given.includes(nameOf(flag)));
}

function missingSettings(): [string, string][] {
  return Object.entries(settings).filter(([name]) => process.env[name] === undefined);
}

/** The flag would limit threads too, whatever their own limits are; with 4 MB rendering a page takes a fifth longer. */
function limitOnlyThisThread(): void {
  if (process.execArgv.some((flag) => flags.includes(flag))) setFlagsFromString(`${youngSpace}=0`);
}

/**
 * Starts a program again in place of this process, with the same arguments and number, so that it holds less memory: flags and
 * settings count only when a process begins, and what this one has loaded is gone. Does nothing in a child with a channel to
 * its parent, which the channel would not survive, and where a system cannot replace processes.
 */
export function becomeLean(program: URL, ownFlags: readonly string[] = []): void {
  limitOnlyThisThread();
  const [moreFlags, moreSettings] = [missingFlags([...flags, ...ownFlags]), missingSettings()];
  const file = fileURLToPath(program);
  const isLean = process.argv[1] === file && moreFlags.length + moreSettings.length === 0;
  if (isLean || process.send || !process.execve) return;
  const args = [process.execPath, ...process.execArgv, ...moreFlags, file, ...process.argv.slice(2)];
  process.execve(process.execPath, args, { ...process.env, ...Object.fromEntries(moreSettings) });
}
