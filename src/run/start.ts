// `npm start`: builds the web app when it is out of date, then serves app and API on one port.
import '#server/lean-resolve.ts';
import { readCommandOptions } from '#codegen/command-options.ts';
import { buildWeb } from './build.ts';

readCommandOptions(
  'npm start     builds the web app when it is out of date, then serves the shop. src/server/README.md lists its settings (PORT, DATABASE_URL …).',
  {},
);
try {
  const outcome = await buildWeb({ quiet: true });
  if (outcome === 'built') console.log('The web app is built.');
} catch (error) {
  console.error(`The web app could not be built: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import('#server/main.ts');
