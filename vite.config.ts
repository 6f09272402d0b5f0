import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig, type Plugin } from 'vite';
import { compileAhead } from './src/run/compile-ahead.ts';
import { mocksInOneFile } from './src/run/mocks-in-one-file.ts';
import { checkSharedFiles, groupsOf, sharedFiles } from './src/run/shared-files.ts';

/** In development the API of a real server is reached through this proxy; without it the app runs on its mocks. */
const target = process.env.API_TARGET;
const proxied = ['api', 'open', 'staff', 'dev', 'img', 'docs', 'files', 'health'];
/** The app has a source folder `api` of its own, whose modules this server serves. */
const toServer = `^/(?:${proxied.join('|')})(?:[/?]|$)(?!.*\\.tsx?(?:\\?|$))`;

/** React Router's default entry carries its development warnings; a built app takes the other one. */
const reactRouter = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/** Components with Chakra's styles that compute them once; everything else of Chakra is imported from its style engine. */
const chakra = fileURLToPath(new URL('src/web/theme/chakra.tsx', import.meta.url));

/**
 * With mocks, everything that more than one file needs is in one: the mocks share fifty constants and rules with pages, which would be
 * as many files that the browser asks for before anything else.
 */
const sharedInMocks = { name: 'shared', minShareCount: 2, priority: -1 };

/** Nothing runs when these are loaded, so what of them nobody imports is left out. */
const pureOnLoad = /hoist-non-react-statics|react-is/;

/** In development: nobody debugs these, and their source maps were three quarters of what the browser was sent. */
function leaveOutMaps(): Plugin {
  return {
    name: 'leave-out-maps',
    apply: 'serve',
    enforce: 'post',
    transform: {
      filter: { id: /\/\.cache\/vite\/deps\/|\/generated\/|\/node_modules\/|^\/@react-refresh$/ },
      handler: (code) => ({ code: `${code}\n`, map: { mappings: '' } }),
    },
  };
}

/** Two bundles: the browser's in `dist/web`, and with `build.ssr` the one that renders pages in `dist/server`. */
export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: 'src/web',
  cacheDir: '../../.cache/vite',
  envDir: false,
  plugins: [
    react(),
    leaveOutMaps(),
    ...(isSsrBuild ? [] : [checkSharedFiles(sharedFiles), compileAhead(['vendor', 'shop', 'main'])]),
    ...(mode === 'mocks' ? [msw({ mode: 'worker-only' }), mocksInOneFile()] : []),
  ],
  resolve: {
    alias: [
      { find: /^@chakra-ui\/react$/, replacement: chakra },
      ...(command === 'build' ? [{ find: /^react-router$/, replacement: reactRouter }] : []),
    ],
  },
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
      : {
          treeshake: {
            propertyReadSideEffects: false,
            moduleSideEffects: [{ test: pureOnLoad, sideEffects: false }],
          },
          output: {
            minify: { compress: { target: 'es2022', treeshake: { propertyReadSideEffects: false } } },
            codeSplitting: {
              groups: [...groupsOf(sharedFiles), ...(mode === 'mocks' ? [sharedInMocks] : [])],
            },
          },
        },
  },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: {
    warmup: {
      clientFiles: [
        ...['./entry-browser.ts', './main.tsx', './app.tsx', './pages/content/home-page.tsx'],
        // What a page that the server did not render needs as well.
        ...['./theme/style-engine.ts', './api/exchange.ts'],
      ],
    },
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    ...(target ? { proxy: { [toServer]: target } } : {}),
  },
}));
