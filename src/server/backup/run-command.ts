import { resolve } from 'node:path';
import { directly, readConfig } from '#server/config.ts';
import { reasonOf, StartProblem } from '#server/start-problem.ts';
import type { Manifest } from './archive.ts';
import { backUp, type Place } from './back-up.ts';
import { backupHelp, readCommandLine, restoreHelp } from './command-line.ts';
import { restore } from './restore.ts';

/** The parts of the process that a command uses. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: NodeJS.WritableStream;
  readonly err: NodeJS.WritableStream;
}

/** Maintenance connects to the database directly, never through a pooler. */
function placeOf({ env }: Surroundings): Place {
  return directly(readConfig(env));
}

/** npm runs scripts in the project's folder and passes the caller's folder in INIT_CWD. */
function fromHere(path: string, { env }: Surroundings): string {
  return resolve(env.INIT_CWD ?? '', path);
}

function summary({ database, createdAt, migrations }: Manifest): string {
  const kind = database === 'pglite' ? 'embedded database' : 'PostgreSQL';
  return `${kind} of ${createdAt}, ${migrations.length} migrations`;
}

async function run(around: Surroundings, work: () => Promise<string>): Promise<number> {
  try {
    around.out.write(await work());
    return 0;
  } catch (error) {
    const isSystem = error instanceof Error && 'syscall' in error;
    if (!(error instanceof StartProblem || isSystem)) throw error;
    around.err.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

/** Runs `npm run backup` and returns the exit code. */
export function backupCommand(args: readonly string[], around: Surroundings): Promise<number> {
  return run(around, async () => {
    const command = readCommandLine(args, { force: false });
    if (!command) return backupHelp;
    const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
    const file = fromHere(command.file ?? `shop-${time}.tar.gz`, around);
    const manifest = await backUp(placeOf(around), file, around.env);
    return `Written: ${file} (${summary(manifest)})\n`;
  });
}

/** Runs `npm run restore` and returns the exit code. */
export function restoreCommand(args: readonly string[], around: Surroundings): Promise<number> {
  return run(around, async () => {
    const command = readCommandLine(args, { force: true });
    if (!command) return restoreHelp;
    if (command.file === undefined)
      throw new StartProblem('Which file? Usage: npm run restore -- FILE [--force]');
    const file = fromHere(command.file, around);
    const manifest = await restore(placeOf(around), { file, force: command.force }, around.env);
    return `Restored: ${file} (${summary(manifest)})\n`;
  });
}
