// Serves the app built on its mocks (no server behind it), as the browser tests visit it.
import { build, preview } from 'vite';

const outDir = '../../dist/mocks';
await build({
  configFile: 'vite.config.ts',
  mode: 'mocks',
  logLevel: 'warn',
  build: { outDir, emptyOutDir: true },
});
const port = Number(process.env.PORT ?? 3000);
const server = await preview({
  configFile: 'vite.config.ts',
  mode: 'mocks',
  build: { outDir },
  preview: { port, host: '127.0.0.1', strictPort: true },
});
process.on('SIGTERM', () => {
  server.httpServer.close();
  process.exit(0);
});
