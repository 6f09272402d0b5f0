import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseJson } from '#domain/wire/parse-json.ts';

const { scripts } = parseJson<{ scripts: Record<string, string> }>(readFileSync('package.json', 'utf8'));

/** The commands of the project's own programs, with the words that belong to the command itself. */
const commands = Object.entries(scripts)
  .filter(([name, line]) => line.startsWith('node ') && !/^pre/.test(name))
  .map(([name, line]) => ({ name, words: line.split(' ').slice(1) }));

/** Actions that a command takes as its first word. */
const actions: Readonly<Record<string, readonly string[]>> = {
  contract: ['proxy'],
  'partner-key': ['add'],
};
const forms = commands.flatMap(({ name, words }) =>
  ['', ...(actions[name] ?? [])].map((action) => ({
    line: `npm run ${name} -- ${action}`.trim(),
    words: action === '' ? words : [...words, action],
  })),
);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a command as npm does, in an empty folder of the caller that may not be written to. */
async function run([program = '', ...words]: readonly string[], ...given: string[]) {
  const child = spawn(process.execPath, [resolve(program), ...words, ...given], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder, DATA_DIR: join(folder, 'data'), PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((settle) => child.once('close', settle));
  const [exitCode, out, err] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { exitCode, out, err };
}

describe.each(forms)('$line', ({ line, words }) => {
  const [, , name = ''] = line.split(' ');

  it('explains itself with --help and does nothing else', async () => {
    const { exitCode, out, err } = await run(words, '--help');
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out).toMatch(new RegExp(`npm (run )?${name}\\b`));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses an unknown option in one line and does nothing', async () => {
    const { exitCode, out, err } = await run(words, '--no-such-option');
    expect({ isRefused: exitCode !== 0, out }).toEqual({ isRefused: true, out: '' });
    expect(err).toMatch(/^.*--no-such-option.*\n$/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('a command of backup and restore that is neither of them backs nothing up', async () => {
  const program = ['src/server/backup/main.ts'];
  expect(await run(program, '--help')).toMatchObject({ exitCode: 0 });
  expect(await run(program, 'both')).toMatchObject({ exitCode: 1 });
  expect(readdirSync(folder)).toEqual([]);
});
