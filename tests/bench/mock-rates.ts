import { writeFile } from 'node:fs/promises';
import { type OperationId, transport } from '#generated/transport.ts';
import { callOf, type Fields } from '#mocks/client.ts';
import { load } from './http-load.ts';
import { requestBytes, sendCall } from './mock-requests.ts';
import { type MockServer, type Sides, startBare } from './prism.ts';
import { median } from './timing.ts';

type Side = keyof Sides | 'bare';

/** Requests per second of every side, medians of rounds in which they take turns. */
export interface CallRates {
  perSecond: Record<Side, number>;
  /** Mean length of the answers in bytes: what is made up has a size of its own. */
  bytes: Record<Side, number>;
  /** Our rate relative to each other server, median over the rounds. */
  share: Record<Exclude<Side, 'ours'>, number>;
}

export interface RatesOptions {
  readonly rounds: number;
  readonly milliseconds: number;
  /** Port and file of the bare server, which sends what ours answered. */
  readonly barePort: number;
  readonly bodies: string;
}

const connections = 10;

const measured: Readonly<Record<string, readonly [OperationId, Fields]>> = {
  'company profile (static)': ['getCompanyProfile', {}],
  'news list (4 a page)': ['listNews', { pageSize: 4 }],
  'product list (20 a page)': ['listProducts', { catalogId: 3, pageSize: 20 }],
};

async function ourBodies(ours: MockServer): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const [id, fields] of Object.values(measured))
    bodies[transport[id].path] = await (await sendCall(ours.port, callOf(id, fields))).text();
  return bodies;
}

type Round = Record<Side, { perSecond: number; bytes: number }>;

/** One turn of every side; the order is turned around from round to round. */
async function round(
  servers: Record<Side, MockServer>,
  make: () => Buffer,
  at: number,
  milliseconds: number,
) {
  const names: Side[] = ['bare', 'ours', 'prismStatic', 'prismDynamic'];
  const done: Partial<Round> = {};
  for (const name of at % 2 === 0 ? names : names.toReversed()) {
    const { port } = servers[name];
    const { failed, ...made } = await load({ port, request: make(), milliseconds, connections });
    if (failed > 0) throw new Error(`${name} refused ${failed} requests`);
    done[name] = made;
  }
  return done as Round; // Every side has had its turn.
}

function summary(rounds: readonly Round[]): CallRates {
  const of = (get: (round: Round) => number) => median(rounds.map(get));
  const each = (kind: 'perSecond' | 'bytes') => ({
    bare: of((round) => round.bare[kind]),
    ours: of((round) => round.ours[kind]),
    prismStatic: of((round) => round.prismStatic[kind]),
    prismDynamic: of((round) => round.prismDynamic[kind]),
  });
  const beside = (side: Exclude<Side, 'ours'>) =>
    Number(of((round) => round.ours.perSecond / round[side].perSecond).toFixed(2));
  return {
    perSecond: each('perSecond'),
    bytes: each('bytes'),
    share: {
      bare: beside('bare'),
      prismStatic: beside('prismStatic'),
      prismDynamic: beside('prismDynamic'),
    },
  };
}

export async function measureRates(sides: Sides, options: RatesOptions): Promise<Record<string, CallRates>> {
  await writeFile(options.bodies, JSON.stringify(await ourBodies(sides.ours)));
  const bare = await startBare(options.barePort, options.bodies);
  const servers = { ...sides, bare };
  const rates: Record<string, CallRates> = {};
  try {
    for (const [name, [id, fields]] of Object.entries(measured)) {
      // Signed again in every round: a signature is valid for five minutes.
      const make = () => requestBytes(callOf(id, fields));
      const rounds: Round[] = [];
      for (let at = 0; at <= options.rounds; at += 1) {
        const done = await round(servers, make, at, options.milliseconds);
        // The first round only warms everything up.
        if (at > 0) rounds.push(done);
      }
      rates[name] = summary(rounds);
    }
    return rates;
  } finally {
    bare.stop();
  }
}

export function ratesTable(rates: Record<string, CallRates>): string {
  const sides: Side[] = ['bare', 'ours', 'prismStatic', 'prismDynamic'];
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(28) + cells.map((cell) => String(cell).padStart(15)).join('');
  return [
    row('requests per second', sides),
    ...Object.entries(rates).map(([name, { perSecond }]) =>
      row(
        name,
        sides.map((side) => perSecond[side]),
      ),
    ),
    row('bytes per answer', sides),
    ...Object.entries(rates).map(([name, { bytes }]) =>
      row(
        name,
        sides.map((side) => bytes[side]),
      ),
    ),
  ].join('\n');
}
