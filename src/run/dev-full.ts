// `npm run dev:full`: the app with hot reload (PORT, default 3000) on the real server (the port after it).
import { createServer } from 'vite';
import { readCommandOptions } from '#codegen/command-options.ts';

readCommandOptions(
  'npm run dev:full     the app with hot reload (PORT, default 3000) on the real server (the port after it)',
  {},
);

const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
process.env.PORT = String(apiPort);
process.env.NODE_ENV ??= 'development';
process.env.DEV_TOOLS ??= '1';
process.env.API_TARGET = `http://127.0.0.1:${apiPort}`;
await import('#server/lean-resolve.ts');
await import('#server/run-server.ts');
const vite = await createServer({
  configFile: 'vite.config.ts',
  mode: 'development',
  server: { port, strictPort: true },
});
await vite.listen();
console.log(`The app with hot reload is at http://localhost:${port}`);
