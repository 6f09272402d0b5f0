import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { patience } from './support/patience.ts';
import { postgresqlSources } from './support/postgresql/find-postgresql.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Loading the whole server takes longer than most files take to run; their tests share nothing but its modules. */
const sharedModules = { isolate: false };
const timeLimits = { testTimeout: 180_000, hookTimeout: 300_000 };

const webLibraries = [
  ...['@chakra-ui/react', '@emotion/react', '@tanstack/react-query', '@testing-library/react'],
  ...['lucide-react', 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  ...['react-dom', 'react-dom/client', 'react-router-dom'],
];

/** The API tests run on PGlite always, and on a real PostgreSQL too where one can be had. */
const apiProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'api',
      environment: 'node',
      ...timeLimits,
      ...sharedModules,
      include: ['tests/{api,contract,rules}/**/*.test.ts'],
      globalSetup: 'tests/api/support/pglite-setup.ts',
    },
  },
];

/** Tests of HTTP, files and mail, in which the database has no part: once is enough. */
const withoutDatabase = [
  'tests/api/frame/{drawings,site}.test.ts',
  'tests/api/session/{outbox,smtp}.test.ts',
  'tests/api/start/{data-folder,graceful-stop,wire-edges}.test.ts',
  'tests/api/transport/{fields,language,signature,tables,upload}.test.ts',
];

/** PGlite is PostgreSQL: what only reads and writes plain rows, with no two calls at the same time, runs on one of the two. */
const plainRows = [
  'tests/api/{addresses,content,documents,files,frame,help,order-documents,parity,points,solutions,wallet}/**',
  'tests/api/{projects/projects,remote-support/*}.test.ts',
  'tests/api/orders/{every-action,shop-steps,contracts,dev-orders,search}.test.ts',
];

if (postgresqlSources().length > 0) {
  apiProjects.push({
    extends: true,
    test: {
      name: 'api on postgresql',
      environment: 'node',
      ...timeLimits,
      ...sharedModules,
      include: ['tests/api/**/*.test.ts'],
      exclude: [...withoutDatabase, ...plainRows],
      globalSetup: 'tests/api/support/postgresql-setup.ts',
    },
  });
} else {
  console.log('No PostgreSQL could be had: the API tests run on PGlite only.');
}

export default defineConfig({
  root,
  cacheDir: '.cache/vitest',
  test: {
    // A slow machine is no reason to fail; a test that hangs is found all the same.
    ...timeLimits,
    expect: { poll: patience },
    // By itself it leaves one core out.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{codegen,contract,description,drawings,run,server}/**/*.test.ts',
            'mocks/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          // Pure functions keep nothing from one file to the next; loading them again for each took five times as long.
          ...sharedModules,
          include: ['src/domain/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          // One browser environment for each worker instead of one for each file.
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['src/web/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/web-setup.ts'],
          // Libraries come as one file each: most of the time of a web test is importing them.
          deps: { optimizer: { client: { enabled: true, include: webLibraries } } },
        },
      },
      ...apiProjects,
    ],
  },
});
