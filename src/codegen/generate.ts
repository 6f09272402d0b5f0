import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Description } from '#description/description.ts';
import { loadDescription } from '#description/load.ts';
import config from '../../codegen.config.ts';
import { readCommandOptions } from './command-options.ts';
import type { Config, Files } from './generator.ts';
import { compareTree, type Difference, writeTree } from './output.ts';

const project = join(import.meta.dirname, '../..');

export interface Generated {
  readonly files: Files;
  /** Milliseconds of each generator. */
  readonly times: ReadonlyMap<string, number>;
}

/**
 * Runs every generator of the list over a description. Throws where a generator fails, or writes a file that belongs
 * to another one.
 */
export async function generateAll(description: Description, { generators }: Config): Promise<Generated> {
  const files = new Map<string, string>();
  const times = new Map<string, number>();
  for (const generator of generators) {
    const start = performance.now();
    for (const [path, content] of await generator.run(description)) {
      if (
        !generator.writes.some((owned) => path === owned || (owned.endsWith('/') && path.startsWith(owned)))
      )
        throw new Error(`${generator.name} writes ${path}, which is not on its list`);
      files.set(path, content);
    }
    times.set(generator.name, performance.now() - start);
  }
  return { files, times };
}

/** How the folder of the list differs from what the list makes of a description now; no file is touched. */
export async function compareGenerated(description: Description): Promise<(Difference & { file: string })[]> {
  const { files } = await generateAll(description, config);
  const differences = compareTree(join(project, config.output), files);
  return differences.map((one) => ({ ...one, file: `${config.output}/${one.path}` }));
}

const help = `npm run generate [-- --check]     writes what is generated from the description

  --check     compares with what is there and writes nothing; exit code 1 when it differs`;

/** Writes what is generated, or compares with what is there. Returns the exit code. */
async function main(check: boolean): Promise<number> {
  const start = performance.now();
  const output = join(project, config.output);
  const { files, times } = await generateAll(loadDescription(join(project, config.description)), config);
  const differences = check ? compareTree(output, files) : writeTree(output, files);
  for (const [name, time] of times)
    console.log(`${name.padEnd(12)}${(time / 1000).toFixed(2).padStart(7)} s`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (!check) {
    console.log(`${files.size} files generated in ${seconds} s, ${differences.length} changed.`);
    return 0;
  }
  for (const { path, is } of differences.slice(0, 20)) console.error(`${config.output}/${path}: ${is}`);
  console.log(`${files.size} files compared in ${seconds} s.`);
  if (differences.length === 0) return 0;
  console.error(`${differences.length} generated files are not what openapi/ says. Run: npm run generate`);
  return 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exitCode = await main(
    readCommandOptions(help, { check: { type: 'boolean', default: false } }).check,
  );
