import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { patience } from './support/patience.ts';
import { postgresqlSources } from './support/postgresql/find-postgresql.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** As in vite.config.ts. */
const chakra = `${root}src/web/theme/chakra.tsx`;

/**
 * For tests of what runs in Node.js as it is written. Node.js loads the modules itself, as in production, where Vite would transform
 * each of them and evaluate it without the cache of compiled code: half of the processor time of the unit tests. And the files of a
 * worker share them, since loading the whole server takes longer than most files take to run. So these tests replace no module.
 */
const asWritten = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };
const timeLimits = { testTimeout: 180_000, hookTimeout: 300_000 };

const webLibraries = [
  ...['@chakra-ui/react/styled-system', '@emotion/react', '@tanstack/react-query', '@testing-library/react'],
  ...['lucide-react', 'react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  ...['react-dom', 'react-dom/client', 'react-router-dom'],
];

/** Tests of the start, of files and of mail, in which a database server has no part. */
const onPgliteOnly = [
  'tests/api/frame/{drawings,site}.test.ts',
  'tests/api/session/{outbox,smtp}.test.ts',
  'tests/api/start/{data-folder,graceful-stop,start,wire-edges}.test.ts',
  'tests/api/outage/embedded-database.test.ts',
  'tests/api/search/judged.test.ts',
];

/** Where PGlite could differ from a server: simultaneous calls, locks, long transactions, dumps. */
const onBoth = [
  'tests/api/{backup,exactly-once,ledger,search}/**/*.test.ts',
  'tests/api/catalogue/range-filters.test.ts',
  'tests/api/import/{loading,rows-read}.test.ts',
  'tests/api/order-submit/parallel.test.ts',
  'tests/api/orders/conservation.test.ts',
  'tests/api/start/demo-shop.test.ts',
  'tests/api/topup-withdraw/withdrawal.test.ts',
  'tests/api/transport/{idempotency,two-servers}.test.ts',
];

/**
 * The API tests run on a real PostgreSQL where one can be had, which makes a database for each file in a third of the time, and a
 * part of them on PGlite too; browser tests and contract check call every operation on PGlite anyway. Else all run on PGlite.
 */
const hasPostgresql = postgresqlSources().length > 0;
const onPglite = hasPostgresql ? [...onPgliteOnly, ...onBoth] : ['tests/api/**/*.test.ts'];
const apiProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      name: 'api',
      environment: 'node',
      ...timeLimits,
      ...asWritten,
      include: [...onPglite, 'tests/{contract,rules}/**/*.test.ts'],
      globalSetup: 'tests/api/support/pglite-setup.ts',
    },
  },
];

if (hasPostgresql) {
  apiProjects.push({
    extends: true,
    test: {
      name: 'api on postgresql',
      environment: 'node',
      ...timeLimits,
      ...asWritten,
      include: ['tests/api/**/*.test.ts'],
      exclude: onPgliteOnly,
      globalSetup: 'tests/api/support/postgresql-setup.ts',
    },
  });
} else {
  console.log('No PostgreSQL could be had: the API tests run on PGlite only.');
}

export default defineConfig({
  root,
  resolve: { alias: [{ find: /^@chakra-ui\/react$/, replacement: chakra }] },
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
          ...asWritten,
          include: ['src/{codegen,contract,description,drawings,run,server}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'mocks',
          environment: 'node',
          ...asWritten,
          include: ['mocks/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'pure',
          environment: 'node',
          ...asWritten,
          include: ['src/domain/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web functions',
          environment: 'node',
          ...asWritten,
          // A test that needs a page, or imports what is written in JSX, is a `.test.tsx`.
          include: ['src/web/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          // One browser environment for each worker instead of one for each file.
          pool: 'vmThreads',
          environment: 'jsdom',
          include: ['src/web/**/*.test.tsx'],
          setupFiles: ['tests/support/web-setup.ts'],
          // Libraries come as one file each: most of the time of a web test is importing them.
          deps: { optimizer: { client: { enabled: true, include: webLibraries } } },
        },
      },
      ...apiProjects,
    ],
  },
});
