import { basename, join, resolve } from 'node:path';
import { type Config, directly, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { databaseName } from '#server/db/database-urls.ts';
import { StartProblem } from '#server/start-problem.ts';
import { type CommandLine, help, readCommandLine } from './command-line.ts';
import { importPrepared } from './import-file.ts';
import { loadMapping, shippedMappings } from './mapping/load-mapping.ts';
import { prepareInput } from './prepare-input.ts';
import { ImportProblem } from './problem.ts';
import { type ProgressOutput, progressLine } from './progress-line.ts';
import type { ImportReport } from './report/outcome.ts';
import { summary } from './summary.ts';

/** What the command has of the process that runs it. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>;
  out: NodeJS.WritableStream;
  err: ProgressOutput;
};

/** Runs the import command and returns its exit code: 0 everything loaded, 1 nothing changed, 2 some rows refused. */
export async function runCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const command = readCommandLine(args);
    if (!command) {
      around.out.write(help);
      return 0;
    }
    const report = await run(command, around);
    if (report.outcome === 'refused') return 1;
    return report.refused > 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof ImportProblem || error instanceof StartProblem)) throw error;
    around.err.write(`${messageOf(error)}\n`);
    return 1;
  }
}

async function run(command: CommandLine, { env, out, err }: Surroundings): Promise<ImportReport> {
  const config = directly(readConfig(env));
  /** npm runs a script in the project's folder and puts the caller's folder into INIT_CWD. */
  const fromHere = (path: string) => resolve(env.INIT_CWD ?? '', path);
  const { map } = command;
  const mappings =
    map === undefined
      ? await shippedMappings()
      : [await loadMapping(/[./\\]/.test(map) ? fromHere(map) : map)];
  const input = await prepareInput(fromHere(command.file), mappings);
  const database = await openDatabase(config);
  const progress = progressLine(err);
  const begun = performance.now();
  try {
    const report = await importPrepared(input, {
      db: database.pool,
      onProgress: progress.show,
      strict: command.strict,
      dryRun: command.dryRun,
      reportPath: command.report ? fromHere(command.report) : defaultReport(config.dataDir, command.file),
    });
    progress.end();
    out.write(`${summary(report, nameOf(config), (performance.now() - begun) / 1000)}\n`);
    return report;
  } finally {
    await database.close();
  }
}

function defaultReport(dataDir: string, file: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(dataDir, 'imports', `${basename(file)}-${time}.csv`);
}

function nameOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined
    ? `the embedded database in ${dataDir}`
    : `the database ${databaseName(databaseUrl)}`;
}

/** What to say to the operator. The embedded database belongs to one process: what to do about it is another thing here than for a second server. */
export function messageOf(error: ImportProblem | StartProblem): string {
  if (error.code !== 'dataFolderBusy') return error.message;
  return (
    'The shop, or another import, is running on this embedded database, which only one process can open. ' +
    'Stop it (Ctrl-C), import, and start it again; or keep both on PostgreSQL with DATABASE_URL.'
  );
}
