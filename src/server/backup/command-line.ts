import { parseArgs } from 'node:util';
import { StartProblem } from '#server/start-problem.ts';

export const backupHelp = `Writes database and files of the shop into one archive.

  npm run backup -- [FILE]

FILE             Archive to write; an existing file is not overwritten. Default: shop-DATE-TIME.tar.gz in the current folder.

DATABASE_URL (or DATABASE_DIRECT_URL) and DATA_DIR select the shop, as for the server. PostgreSQL may keep running: the archive
is a consistent snapshot; pg_dump must be installed. The embedded database belongs to one process: stop the shop first.
`;

export const restoreHelp = `Restores an archive of npm run backup.

  npm run restore -- FILE [--force]

--force          Replace existing data. Without it the database and the data folder must be empty.

DATABASE_URL (or DATABASE_DIRECT_URL) and DATA_DIR select the target, as for the server; stop the shop first. An archive can only be
restored into the kind of database that it was made from. It is restored completely or not at all.
`;

export interface CommandLine {
  readonly file: string | undefined;
  readonly force: boolean;
}

/** Reads the arguments; undefined when help is asked for. */
export function readCommandLine(
  args: readonly string[],
  options: { readonly force: boolean },
): CommandLine | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        ...(options.force ? { force: { type: 'boolean' as const } } : {}),
      },
    });
    if (values.help) return undefined;
    if (positionals.length > 1)
      throw new Error(`Only one file is allowed, unexpected argument "${positionals[1]}".`);
    return { file: positionals[0], force: 'force' in values && values.force === true };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`${message.split('\n')[0]} (see --help)`);
  }
}
