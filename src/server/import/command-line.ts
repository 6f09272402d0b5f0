import { parseArgs } from 'node:util';
import { messageOf } from '#domain/caught-error.ts';
import { ImportProblem } from './problem.ts';

export const help = `Loads products from a supplier's file into the catalogue.

  npm run import -- FILE [--map MAPPING] [--dry-run] [--strict] [--report FILE]

FILE             CSV (UTF-8, GBK or UTF-16; comma, semicolon or tab) or XLSX.
--map MAPPING    A mapping file, or the name of one that comes with the shop. Without it the
                 header decides. See src/server/import/mappings/mapping.schema.json.
--dry-run        Check and report; write nothing to the catalogue.
--strict         One refused row, one with an empty price for a product that has a price, or one
                 with a backorder and no lead time refuses the whole file, and nothing is changed.
--report FILE    Where refused and repaired rows are listed (.csv or .json). Next to it, always, an
                 overview for people (.overview.md) and programs (.overview.json): new brands and
                 categories, names without a translation, categories that read alike, rows without
                 parameters or price. Default: in the folder imports/ of DATA_DIR.

DATABASE_URL and DATA_DIR choose the database, as for the server. The embedded database in DATA_DIR
belongs to one process: stop the shop while you import, or keep both on PostgreSQL.

Exit code 0  every row was loaded (with --dry-run: can be)
          1  nothing was changed: the file, the mapping or the database cannot be used, or
             --strict found a bad row
          2  loaded (with --dry-run: can be), but some rows are refused: see the report
`;

export type CommandLine = {
  file: string;
  map?: string;
  report?: string;
  dryRun: boolean;
  strict: boolean;
};

/** Reads the arguments; undefined when help is asked for. */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(args);
  if (values.help) return undefined;
  const [file, ...rest] = positionals;
  if (!file)
    throw new ImportProblem(
      'usage',
      'Which file? Usage: npm run import -- FILE [--map MAPPING] (see --help)',
    );
  if (rest.length > 0) throw new ImportProblem('usage', `One file at a time; what is "${rest[0]}"?`);
  return {
    file,
    dryRun: values['dry-run'] === true,
    strict: values.strict === true,
    ...(values.map === undefined ? {} : { map: values.map }),
    ...(values.report === undefined ? {} : { report: values.report }),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean' },
        strict: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new ImportProblem('usage', `${messageOf(error).split('.')[0]} (see --help).`);
  }
}
