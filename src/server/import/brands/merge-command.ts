import { parseArgs } from 'node:util';
import { pluralize } from '#domain/pluralize.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { StartProblem } from '#server/start-problem.ts';
import { ImportProblem } from '../problem.ts';
import { messageOf, type Surroundings } from '../run-command.ts';
import { mergeBrands } from './merge-brands.ts';

const help = `Gives the products of one brand the name of another.

  npm run merge-brands -- FROM TO [--dry-run]

FROM, TO     Brands as the shop shows them. FROM stays as another name of TO: searches and
             later imports find the maker under both.
--dry-run    Say what would change; write nothing.

Exit code 0  merged, or merged before
          1  nothing was changed
`;

/** Runs the command and returns its exit code. */
export async function runMergeCommand(args: readonly string[], around: Surroundings): Promise<number> {
  try {
    const { values, positionals } = read(args);
    const [from, to, ...rest] = positionals;
    if (values.help) {
      around.out.write(help);
      return 0;
    }
    if (from === undefined || to === undefined || rest.length > 0)
      throw new ImportProblem('usage', 'Two brands are needed: npm run merge-brands -- FROM TO (see --help)');
    const dryRun = values['dry-run'] === true;
    const database = await openDatabase(readConfig(around.env));
    try {
      const merged = await mergeBrands(database.pool, { from, to, dryRun });
      around.out.write(`${summary(from, merged, dryRun)}\n`);
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof ImportProblem || error instanceof StartProblem)) throw error;
    around.err.write(`${messageOf(error)}\n`);
    return 1;
  }
}

function summary(
  from: string,
  { to, products, aliases }: Awaited<ReturnType<typeof mergeBrands>>,
  dryRun: boolean,
): string {
  if (products === 0 && aliases.length === 0)
    return `“${from}” was merged into “${to}” before; nothing to do.`;
  const count = pluralize(products, 'product');
  const verb = dryRun ? 'would get' : products === 1 ? 'has' : 'have';
  const moved = `${count} of “${from}” ${verb} the brand “${to}”`;
  const names =
    aliases.length > 0 ? `; other names of it: ${aliases.map((alias) => `“${alias}”`).join(', ')}` : '';
  return `${moved}${names}.`;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ImportProblem('usage', `${message.split('.')[0]} (see --help).`);
  }
}
