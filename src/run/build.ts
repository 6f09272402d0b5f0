// Builds the web app (browser and server-rendering bundles) when its sources are newer than the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type LogLevel } from 'vite';
import { readCommandOptions } from '#codegen/command-options.ts';

/** The configuration imports plugins of `src/run`. */
const sources = [
  'src/web/**/*',
  'src/domain/**/*',
  'src/run/*.ts',
  'generated/**/*',
  'vite.config.ts',
  'package-lock.json',
];
const stamp = 'dist/.sources';

const help = `npm run build [-- --quiet] [--force]     builds the web app into dist/ when its sources have changed

  --quiet     shows warnings only
  --force     builds although nothing has changed`;

function fingerprint(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** A tool that sets NODE_ENV to `test` would otherwise get a bundle with half of React's development build. */
async function asProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await work();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/** Builds into `dist/`; does nothing when the sources have not changed since the last build. */
export async function buildWeb(
  options: { quiet?: boolean; force?: boolean } = {},
): Promise<'built' | 'current'> {
  const currentFingerprint = fingerprint();
  const current = existsSync(stamp) && readFileSync(stamp, 'utf8') === currentFingerprint;
  if (current && !options.force) return 'current';
  const logLevel: LogLevel = options.quiet ? 'warn' : 'info';
  await asProduction(async () => {
    await build({ configFile: 'vite.config.ts', logLevel });
    await build({ configFile: 'vite.config.ts', logLevel, build: { ssr: true } });
  });
  mkdirSync('dist', { recursive: true });
  writeFileSync(stamp, currentFingerprint);
  return 'built';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const options = readCommandOptions(help, { quiet: { type: 'boolean' }, force: { type: 'boolean' } });
  const outcome = await buildWeb({ quiet: options.quiet === true, force: options.force === true });
  console.log(outcome === 'built' ? 'The web app is built.' : 'The web app is up to date.');
}
