// In development the mocks are one file, kept for the next start: asked for one by one, their 270 modules were half of
// the time until the first page. A change in one of them rebuilds the file, which takes a second, and reloads the page.
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown, type ViteDevServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(root, '.cache/mocks-in-one-file');
const served = '/@mocks/';

/** What the file depends on in addition to the modules in it. */
const settings = ['package-lock.json', 'src/run/mocks-in-one-file.ts'];

/** The bundle is kept as files of its own, of which this says what they were made of. */
const contents = 'contents.json';

interface Bundle {
  /** What its entry exports. */
  readonly exports: readonly string[];
  /** What it was made of, each with the moment of its last change. */
  readonly inputs: Readonly<Record<string, number>>;
}

function momentsOf(paths: readonly string[]): Bundle['inputs'] {
  return Object.fromEntries(paths.map((path) => [path, statSync(join(root, path)).mtimeMs]));
}

/**
 * What an earlier start has kept, unless something in it has changed since. Read at once, which takes milliseconds: between all that a
 * development server does at its start, the page waited most of a second for it.
 */
function cachedBundle(): Bundle | undefined {
  try {
    const bundle: Bundle = JSON.parse(readFileSync(join(cache, contents), 'utf8'));
    const now = momentsOf(Object.keys(bundle.inputs));
    return JSON.stringify(now) === JSON.stringify(bundle.inputs) ? bundle : undefined;
  } catch {
    return undefined;
  }
}

function keep(bundle: Bundle, files: ReadonlyMap<string, string | Uint8Array>): Bundle {
  mkdirSync(cache, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(cache, name), content);
  // After all of them, so that a bundle of which something is missing is not taken for one.
  writeFileSync(join(cache, contents), JSON.stringify(bundle));
  for (const name of readdirSync(cache)) if (name !== contents && !files.has(name)) rmSync(join(cache, name));
  return bundle;
}

async function bundleMocks(): Promise<Bundle> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    root,
    mode: 'mocks',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    json: { stringify: true },
    build: {
      write: false,
      target: 'esnext',
      sourcemap: true,
      minify: false,
      lib: { entry: 'mocks/browser.ts', formats: ['es'], fileName: 'browser' },
    },
  });
  // One entry in one format, and no watcher.
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const own = modules.filter((path) => path.startsWith(root) && !path.includes('/node_modules/'));
  const exports = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.exports : []));
  const inputs = momentsOf([...settings, ...own.map((path) => relative(root, path))]);
  return keep(
    { exports, inputs },
    new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source])),
  );
}

/** The latest file of the mocks; a change rebuilds it and reloads the page. */
function followMocks(server: ViteDevServer): () => Promise<Bundle> {
  const { force } = server.config.optimizeDeps;
  let inputs: Bundle['inputs'] = {};
  const watchInputs = (bundle: Bundle) => {
    inputs = bundle.inputs;
    server.watcher.add(Object.keys(inputs).map((path) => join(root, path)));
  };
  const log = (error: Error) => {
    server.config.logger.error(error.message);
    server.ws.send({ type: 'error', err: { message: error.message, stack: error.stack ?? '' } });
  };
  const cached = force ? undefined : cachedBundle();
  let latest = cached ? Promise.resolve(cached) : bundleMocks();
  latest.then(watchInputs, log);
  let waiting = false;
  server.watcher.on('all', (_event, path) => {
    if (waiting || !(relative(root, path) in inputs)) return;
    waiting = true;
    latest = latest
      .catch(() => undefined)
      .then(() => {
        waiting = false;
        return bundleMocks();
      });
    latest.then((bundle) => {
      watchInputs(bundle);
      server.ws.send({ type: 'full-reload' });
    }, log);
  });
  return () => latest;
}

/** How the app imports the mocks. */
const imported = '#mocks/browser.ts';

/** Throws when the app, whose first module this is, imports the mocks in another way: then this plugin serves them to nobody. */
export function checkFirstModule(code: string): void {
  if (!code.includes(`import('${imported}')`))
    throw new Error(
      `src/web/main.tsx no longer has import('${imported}'), which src/run/mocks-in-one-file.ts replaces.`,
    );
}

/** A module with the exports of a served one, whose address the development server must not resolve. */
export function forwardingModule(address: string, exports: readonly string[]): string {
  return `const address = '${address}';\nexport const { ${exports.join(', ')} } = await import(/* @vite-ignore */ address);`;
}

export function mocksInOneFile(): Plugin {
  let latest = (): Promise<Bundle> => bundleMocks();
  return {
    name: 'mocks-in-one-file',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source) => (source === imported ? '\0mocks' : undefined),
    async load(id) {
      if (id !== '\0mocks') return undefined;
      const { exports } = await latest();
      return { code: forwardingModule(`${served}browser.js`, exports), map: { mappings: '' } };
    },
    transform: { filter: { id: /\/src\/web\/main\.tsx$/ }, handler: (code) => checkFirstModule(code) },
    /** Asked for at once, and not only by the app; under the address that the development server makes of it there. */
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'module', async: true, src: `${served}browser.js?import` },
        injectTo: 'head',
      },
    ],
    configureServer(server) {
      latest = followMocks(server);
      server.middlewares.use(served, async ({ url = '/' }, response) => {
        const name = new URL(url, 'http://localhost').pathname.slice(1);
        const file = await latest()
          .then(() => readFileSync(join(cache, basename(name))))
          .catch(() => undefined);
        response.writeHead(file === undefined ? 404 : 200, {
          'content-type': name.endsWith('.map') ? 'application/json' : 'text/javascript',
          'cache-control': 'no-cache',
        });
        response.end(file);
      });
    },
  };
}
