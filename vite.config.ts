import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';

/** In development the API of a real server is reached through this proxy; without it the app runs on its mocks. */
const target = process.env.API_TARGET;
const proxied = ['api', 'open', 'staff', 'dev', 'img', 'docs', 'files', 'health'];
/** The app has a source folder `api` of its own, whose modules this server answers. */
const toServer = `^/(?:${proxied.join('|')})(?:[/?]|$)(?!.*\\.tsx?(?:\\?|$))`;

/** React Router's default entry carries its development warnings; a built app takes the other one. */
const reactRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** What every page needs of the libraries, in one file that stays the same while only the shop changes. */
const vendor =
  /node_modules\/((react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|stylis|@pandacss|hoist-non-react-statics|react-is|@noble|openapi-fetch|i18next)\/|@tanstack\/(?!.*(useQueries|queriesObserver|nfinite|uspense))|lucide-react\/dist\/esm\/(?!icons))/;

/** Two bundles: the browser's in `dist/web`, and with `build.ssr` the one that renders pages in `dist/server`. */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: 'src/web',
  cacheDir: '../../.cache/vite',
  envDir: false,
  plugins: [react(), ...(mode === 'mocks' ? [msw({ mode: 'worker-only' })] : [])],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: reactRouter }] : [] },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    assetsInlineLimit: 1024,
    outDir: isSsrBuild ? '../../dist/server' : mode === 'mocks' ? '../../dist/mocks' : '../../dist/web',
    rollupOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : { output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }] } } },
  },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: {
    strictPort: true,
    ...(target ? { proxy: { [toServer]: target } } : {}),
  },
}));
