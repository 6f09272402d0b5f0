// Where the processor time of a profile (`--cpu-prof`) went, by package and by folder of the server.
//   node tests/bench/speed/profile.ts FILE.cpuprofile [--calls 1000] [--functions 15]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseJson } from '#domain/wire/parse-json.ts';

interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: 'string', default: '1' }, functions: { type: 'string', default: '0' } },
});
const calls = Number(options.calls);

function placeOf(name: string, url: string): string {
  if (name === '(idle)') return 'idle';
  if (name === '(garbage collector)') return 'garbage collection';
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (found) return found;
  const own = /\/((?:src|generated)\/[^/]+\/?(?:server\/)?[^/]*)/.exec(url)?.[1];
  if (own) return own;
  return url.startsWith('node:') ? url.split('/').slice(0, 2).join('/') : 'engine and system calls';
}

function print(title: string, spent: ReadonlyMap<string, number>, most: number): void {
  console.log(title);
  const sorted = [...spent].toSorted(([, a], [, b]) => b - a).slice(0, most);
  for (const [name, ms] of sorted) console.log(`${(ms / calls).toFixed(3).padStart(9)}  ${name}`);
}

for (const file of positionals) {
  const { nodes, samples, timeDeltas } = parseJson<Profile>(readFileSync(file, 'utf8'));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const [places, functions] = [new Map<string, number>(), new Map<string, number>()];
  for (const [at, id] of samples.entries()) {
    const { functionName = '', url = '' } = frames.get(id) ?? {};
    const ms = (timeDeltas[at] ?? 0) / 1000;
    const place = placeOf(functionName, url);
    if (place === 'idle') continue;
    const where = `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}`;
    places.set(place, (places.get(place) ?? 0) + ms);
    functions.set(where, (functions.get(where) ?? 0) + ms);
  }
  print(`${file}, ms a call`, places, 30);
  if (Number(options.functions) > 0) print('functions', functions, Number(options.functions));
}
