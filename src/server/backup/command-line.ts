import { parseArgs } from 'node:util';
import { StartProblem } from '#server/start-problem.ts';

export const backupHelp = `Writes database and files of the shop into one archive.

  npm run backup -- [FILE]

FILE             Where to; a file that exists is not overwritten. Default: shop-DATE-TIME.tar here.

DATABASE_URL (or DATABASE_DIRECT_URL) and DATA_DIR say what, as for the server. A PostgreSQL server may go on working:
the archive is one moment of it; pg_dump must be on this machine. The embedded database belongs to one process: stop the shop first.
`;

export const restoreHelp = `Puts an archive of npm run backup back.

  npm run restore -- FILE [--force]

--force          Replace what is there. Without it only an empty database and data folder are filled.

DATABASE_URL (or DATABASE_DIRECT_URL) and DATA_DIR say where to, as for the server; stop the shop first. An archive goes back into the kind
of database that it was made from. It is restored whole or not at all.
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
    if (positionals.length > 1) throw new Error(`One file at a time; what is "${positionals[1]}"?`);
    return { file: positionals[0], force: 'force' in values && values.force === true };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`${message.split('\n')[0]} (--help tells more)`);
  }
}
