import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** In development the API of a real server is reached through this proxy; without it the app runs on its mocks. */
const target = process.env.API_TARGET;
const proxied = ['/api', '/open', '/staff', '/dev', '/img', '/docs', '/files', '/health'];

/** Two bundles: the browser's in `dist/web`, and with `build.ssr` the one that renders pages in `dist/server`. */
export default defineConfig(({ mode, isSsrBuild }) => ({
  root: 'src/web',
  cacheDir: '../../.cache/vite',
  envDir: false,
  plugins: [react()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    reportCompressedSize: false,
    assetsInlineLimit: 1024,
    outDir: isSsrBuild ? '../../dist/server' : mode === 'mocks' ? '../../dist/mocks' : '../../dist/web',
    rollupOptions: isSsrBuild
      ? { input: 'src/web/entry-server.tsx', output: { entryFileNames: 'entry-server.js' } }
      : {},
  },
  ssr: { noExternal: true },
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
  server: {
    strictPort: true,
    ...(target ? { proxy: Object.fromEntries(proxied.map((path) => [path, target])) } : {}),
  },
}));
