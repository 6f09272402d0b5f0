// What it costs to carry a request's id into the database, by the way in which it is carried.
//   node tests/bench/request-trace.ts [--seconds 2] [--rounds 3] [--out FILE]
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { throwaway } from '#tests/support/postgresql/own-postgresql.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});

/** A read by key, and one whose plan takes the server longer than its rows do. */
const statements = {
  'one row by its key': 'select name, price from part where id = $1',
  'a list with a subquery and a join': `select p.id, p.name, p.price, c.name as category, (select count(*) from part x where
    x.category = p.category and x.price < p.price) as cheaper from part p join category c on c.id = p.category
    where p.id between $1 and $1 + 20 and p.name like 'part%' order by p.price, p.id limit 20`,
};

type Ask = (client: pg.Client, text: string, values: unknown[]) => Promise<unknown>;

const ways: Record<string, Ask> = {
  'named, without an id': (client, text, values) => client.query({ name: text.slice(0, 40), text, values }),
  'unnamed, without an id': (client, text, values) => client.query({ text, values }),
  'unnamed, id in a comment': (client, text, values) =>
    client.query({ text: `${text} /*request_id='${randomUUID()}'*/`, values }),
  'named, id in application_name before it': async (client, text, values) => {
    await client.query({
      name: 'label',
      text: `select set_config('application_name', $1, false)`,
      values: [randomUUID()],
    });
    return client.query({ name: text.slice(0, 40), text, values });
  },
};

async function rate(url: string, text: string, ask: Ask): Promise<number> {
  const clients = Array.from({ length: 4 }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const end = performance.now() + Number(options.seconds) * 1000;
  let asked = 0;
  const lanes = clients.map(async (client) => {
    while (performance.now() < end) {
      asked += 1;
      await ask(client, text, [1 + (asked % 5000)]);
    }
  });
  await Promise.all(lanes);
  await Promise.all(clients.map((client) => client.end()));
  return asked / Number(options.seconds);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

const server = await startPostgresql(throwaway);
if (!server) throw new Error('no PostgreSQL could be had');
try {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create table category (id int primary key, name text);
    create table part (id int primary key, name text, price int, category int);
    insert into category select n, 'category ' || n from generate_series(1, 500) n;
    insert into part select n, 'part ' || n, n % 977, 1 + n % 500 from generate_series(1, 20000) n;
    create index on part (category, price); analyze;`);
  await client.end();
  const results: Record<string, Record<string, number>> = {};
  for (const [what, text] of Object.entries(statements)) {
    const rates: Record<string, number[]> = {};
    for (let round = 0; round < Number(options.rounds); round += 1) {
      for (const [way, ask] of Object.entries(ways)) {
        rates[way] ??= [];
        rates[way].push(await rate(server.url, text, ask));
      }
    }
    results[what] = Object.fromEntries(
      Object.entries(rates).map(([way, found]) => [way, Math.round(median(found))]),
    );
  }
  console.log(`${server.name}, statements per second`);
  for (const [what, rates] of Object.entries(results)) {
    console.log(what);
    for (const [way, perSecond] of Object.entries(rates)) console.log(`  ${way.padEnd(44)} ${perSecond}`);
  }
  if (options.out) writeFileSync(options.out, JSON.stringify(results, null, 2));
} finally {
  await server.stop();
}
