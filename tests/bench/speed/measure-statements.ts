import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { QueryConfig } from 'pg';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { listProducts } from '#server/catalogue/list-products.ts';
import { openDatabase } from '#server/db/client.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leanProcess } from '#server/lean-process.ts';
import { type Distinct, measureDistinct } from './measure.ts';

/** As the description has it. */
const order = 'asc' as const;

export type Statement = Pick<QueryConfig, 'text' | 'values' | 'name'>;

/** What is counted, and the number of the products that must be in stock, which makes each request differ. */
export type FacetFields = {
  readonly catalogId: number;
  readonly minStock: number;
  readonly [column: `column${number}`]: string;
};

/** A list of products as it is asked for. */
export type ListFields = FacetFields & { readonly pageNum: number; readonly pageSize: number };

/** The calls that are compared with a server that only runs their statements. */
export interface Compared {
  readonly lists: Readonly<Record<string, readonly ListFields[]>>;
  readonly facets: Readonly<Record<string, readonly FacetFields[]>>;
}

interface Asking {
  readonly dataDir: string;
  readonly asked: Compared;
  /** How many of the calls are made before the clock runs. */
  readonly warmUp: number;
  readonly file: string;
}

/** What each call sends to the database once the columns of its category are in memory. */
async function statementsOf({ dataDir, asked }: Asking): Promise<Record<string, Statement[][]>> {
  const { DATABASE_URL: databaseUrl } = process.env;
  const database = await openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  let sent: Statement[] = [];
  const recording: Queryable = {
    query: (config) => {
      sent.push({ ...config });
      return database.pool.query(config);
    },
  };
  const recordStatements = async (run: () => Promise<unknown>) => {
    await run();
    sent = [];
    await run();
    return sent;
  };
  const all: Record<string, Statement[][]> = {};
  for (const [name, lists] of Object.entries(asked.lists))
    all[name] = await inTurn(lists, (fields) =>
      recordStatements(() => listProducts(recording, Object.assign({ order }, fields), 'en_US')),
    );
  for (const [name, facets] of Object.entries(asked.facets))
    all[name] = await inTurn(facets, (fields) =>
      recordStatements(() => countFacets(recording, fields, 'en_US')),
    );
  await database.close();
  return all;
}

async function inTurn<Each, Result>(all: readonly Each[], run: (each: Each) => Promise<Result>) {
  const results: Result[] = [];
  for (const each of all) results.push(await run(each));
  return results;
}

/** Measures a bare `node:http` server that runs the statements of the calls with the shop's driver, on the data of a stopped shop. */
export async function measureStatements(asking: Asking): Promise<Record<string, Distinct>> {
  const all = await statementsOf(asking);
  const measured: Record<string, Distinct> = {};
  for (const [name, lists] of Object.entries(all)) {
    writeFileSync(asking.file, JSON.stringify(lists));
    const child = fork('tests/bench/speed/bare-statements.ts', [asking.file, asking.dataDir], {
      execArgv: [...leanProcess.execArgv],
      env: { ...process.env, ...leanProcess.env },
    });
    const [{ port }] = await once(child, 'message');
    const target = { port, pid: child.pid ?? 0 };
    const requests = lists.map((_, at) => ({ method: 'GET', address: `/${at}`, headers: {}, body: '' }));
    await measureDistinct(target, requests.slice(0, asking.warmUp));
    measured[name] = await measureDistinct(target, requests.slice(asking.warmUp));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  return measured;
}
