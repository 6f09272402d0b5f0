import { basename, join, resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { StartProblem } from '#server/start-problem.ts';
import { type CommandLine, help, readCommandLine } from './command-line.ts';
import { type ImportReport, importPrepared } from './import-file.ts';
import { loadMapping, shippedMappings } from './mapping/load-mapping.ts';
import { prepareInput } from './prepare-input.ts';
import { ImportProblem } from './problem.ts';
import { progressLine } from './progress-line.ts';
import { summary } from './summary.ts';

async function run(command: CommandLine): Promise<ImportReport> {
  const config = readConfig();
  const mappings =
    command.map === undefined ? await shippedMappings() : [await loadMapping(mappingPath(command.map))];
  const input = await prepareInput(fromHere(command.file), mappings);
  const database = await openDatabase(config);
  const progress = progressLine(process.stderr);
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
    process.stdout.write(`${summary(report, (performance.now() - begun) / 1000)}\n`);
    return report;
  } finally {
    await database.close();
  }
}

/** npm runs a script in the project's folder and tells where it was called. */
function fromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}

function mappingPath(map: string): string {
  return /[./\\]/.test(map) ? fromHere(map) : map;
}

function defaultReport(dataDir: string, file: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return join(dataDir, 'imports', `${basename(file)}-${time}.csv`);
}

/** 0 everything loaded, 1 nothing changed, 2 some rows refused. */
async function main(): Promise<number> {
  try {
    const command = readCommandLine(process.argv.slice(2));
    if (!command) {
      process.stdout.write(help);
      return 0;
    }
    const report = await run(command);
    if (report.outcome === 'refused') return 1;
    return report.refused > 0 ? 2 : 0;
  } catch (error) {
    if (!(error instanceof ImportProblem || error instanceof StartProblem)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = await main();
