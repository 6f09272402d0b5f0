import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The headless shell comes first: without the windows of a whole browser a page takes 40 % less of the processor. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Flags that keep a test browser off the network, let it run as root in a container and spare it a graphics card made of software. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(name: string): string | undefined {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** The path of a Chromium that is already on this machine, or undefined. */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  for (const name of systemNames) {
    const path = onPath(name);
    if (path) return path;
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

function attempt(command: string, args: string[], seconds: number): boolean {
  const env = {
    ...process.env,
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  };
  const run = spawnSync(command, args, { stdio: ['ignore', 'ignore', 2], env, timeout: seconds * 1000 });
  return run.status === 0;
}

function installFromSystem(packages: string[]): boolean {
  const root = process.getuid?.() === 0;
  if (!onPath('apt-get') || !(root || onPath('sudo'))) return false;
  const prefix = root ? [] : ['sudo', '-n'];
  const apt = (args: string[]) => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return attempt(command, rest, 600);
  };
  apt(['update', '-qq']);
  return apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Finds a Chromium, installing one when there is none: the system's, Playwright's own, then the package manager's.
 * Throws with one clear line when none can be had.
 */
export function ensureBrowser(): string {
  if (!findBrowser()) {
    console.error('Installing a browser for the tests …');
    const playwright = 'node_modules/playwright/cli.js';
    if (!attempt(process.execPath, [playwright, 'install', '--with-deps', 'chromium'], 240)) {
      installFromSystem(['chromium-headless-shell']);
      if (!findBrowser()) installFromSystem(['chromium']);
    }
  }
  const path = findBrowser();
  if (!path) throw new Error('No Chromium could be found or installed: install one, or set CHROMIUM_PATH.');
  return path;
}
