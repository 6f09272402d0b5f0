// Installs what is missing before another npm script runs. Plain JavaScript without dependencies,
// because it also runs under the Node that a machine happens to have before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const stamp = join(root, 'node_modules', '.installed-lock');
const expected = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expected;
}

/** npm runs scripts through its own script file; calling that file keeps the same npm. */
function npm(args) {
  const script = process.env.npm_execpath;
  const [command, list] = script?.endsWith('.js') ? [process.execPath, [script, ...args]] : ['npm', args];
  return spawnSync(command, list, { cwd: root, stdio: ['ignore', 2, 2], env: process.env }).status === 0;
}

if (!isInstalled()) {
  console.error('Installing packages (once, about a minute) …');
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm(['ci', ...quiet]) || npm(['install', '--no-save', ...quiet]);
  const runtime = join(root, 'node_modules', 'node', 'bin', 'node');
  if (!done || !existsSync(runtime)) {
    console.error('The packages could not be installed: `npm ci` says why above.');
    process.exit(1);
  }
  writeFileSync(stamp, expected);
}
