import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

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

/** How a process is started so that it holds less memory: arguments of Node, and environment. */
export interface LeanProcess {
  readonly execArgv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** For a process of the server. */
export const leanProcess: LeanProcess = { execArgv: flags, env: settings };

function nameOf(flag: string): string {
  return flag.split('=')[0] ?? flag;
}

type ThisProcess = Pick<
  NodeJS.Process,
  'argv' | 'execArgv' | 'execPath' | 'env' | 'platform' | 'send' | 'execve'
>;

/** What was set by hand stays. */
function missingFlags({ execArgv, env }: ThisProcess, required: readonly string[]): string[] {
  const given = [...execArgv, env.NODE_OPTIONS ?? ''].join(' ');
  return required.filter((flag) => !given.includes(nameOf(flag)));
}

function missingSettings({ env }: ThisProcess, required: LeanProcess['env']): [string, string][] {
  return Object.entries(required).filter(([name]) => env[name] === undefined);
}

/** The flag would limit threads too, whatever their own limits are; with 4 MB rendering a page takes a fifth longer. */
function limitOnlyThisThread({ execArgv }: ThisProcess): void {
  if (execArgv.some((flag) => flags.includes(flag))) setFlagsFromString(`${youngSpace}=0`);
}

/** Set in a process that was started again: where a setting does not survive that, it would be started for ever. */
const marker = 'SHOP_LEAN';

/** In a child with a channel to its parent, the channel would not survive; on Windows the function is there and throws. */
function canBeReplaced({ send, execve, platform }: ThisProcess): boolean {
  return isMainThread && !send && execve !== undefined && platform !== 'win32';
}

/**
 * Starts a program again in place of this process, with the same arguments and number, so that it holds less memory: flags and
 * settings count only when a process begins, and what this one has loaded is gone. Does nothing where a process cannot be replaced.
 */
export function becomeLean(
  program: URL,
  own: LeanProcess = { execArgv: [], env: {} },
  self: ThisProcess = process,
): void {
  limitOnlyThisThread(self);
  if (self.env[marker] !== undefined || !canBeReplaced(self)) return;
  const moreFlags = missingFlags(self, [...flags, ...own.execArgv]);
  const moreSettings = missingSettings(self, { ...settings, ...own.env });
  const file = fileURLToPath(program);
  if (self.argv[1] === file && moreFlags.length + moreSettings.length === 0) return;
  const args = [self.execPath, ...self.execArgv, ...moreFlags, file, ...self.argv.slice(2)];
  const env = { ...self.env, ...Object.fromEntries(moreSettings), [marker]: '1' };
  try {
    self.execve?.(self.execPath, args, env);
  } catch {
    // Not permitted here: the program runs as it is, with more memory.
  }
}
