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

/** A list of products as it is asked for, and the number of the products that must be in stock, which makes each request differ. */
export type ListFields = {
  readonly catalogId: number;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly minStock: number;
};

/** The calls that are compared with a server that only runs their statements. */
export const compared = ['product list', 'facets'] as const;
export type Compared = (typeof compared)[number];

interface Asking {
  readonly dataDir: string;
  readonly asked: Readonly<Record<Compared, readonly ListFields[]>>;
  /** How many of the calls are made before the clock runs. */
  readonly warmUp: number;
  readonly file: string;
}

/** What each call sends to the database once the columns of its category are in memory. */
async function statementsOf({ dataDir, asked }: Asking): Promise<Record<Compared, Statement[][]>> {
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
  const lists: Statement[][] = [];
  const facets: Statement[][] = [];
  for (const fields of asked['product list'])
    lists.push(
      await recordStatements(() => listProducts(recording, Object.assign({ order }, fields), 'en_US')),
    );
  for (const { catalogId, minStock } of asked.facets)
    facets.push(await recordStatements(() => countFacets(recording, { catalogId, minStock }, 'en_US')));
  await database.close();
  return { 'product list': lists, facets };
}

/** Measures a bare `node:http` server that runs the statements of the calls with the shop's driver, on the data of a stopped shop. */
export async function measureStatements(asking: Asking): Promise<Record<Compared, Distinct>> {
  const all = await statementsOf(asking);
  const measured = new Map<Compared, Distinct>();
  for (const name of compared) {
    writeFileSync(asking.file, JSON.stringify(all[name]));
    const child = fork('tests/bench/speed/bare-statements.ts', [asking.file, asking.dataDir], {
      execArgv: [...leanProcess.execArgv],
      env: { ...process.env, ...leanProcess.env },
    });
    const [{ port }] = await once(child, 'message');
    const target = { port, pid: child.pid ?? 0 };
    const requests = all[name].map((_, at) => ({ method: 'GET', address: `/${at}`, headers: {}, body: '' }));
    await measureDistinct(target, requests.slice(0, asking.warmUp));
    measured.set(name, await measureDistinct(target, requests.slice(asking.warmUp)));
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  const of = (name: Compared): Distinct => {
    const found = measured.get(name);
    if (!found) throw new Error(`${name} was not measured`);
    return found;
  };
  return { 'product list': of('product list'), facets: of('facets') };
}
