// The mocks over HTTP in turns with bare node:http: node tests/bench/mocks.ts [--rounds 5] [--seconds 2] [--port 4250] [--out FILE]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import type { OperationId } from '#generated/transport.ts';
import type { Fields } from '#mocks/client.ts';
import { call } from './speed/asked.ts';
import { measureRepeated, type Repeated, startBare } from './speed/measure.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    port: { type: 'string', default: '4250' },
    out: { type: 'string', default: '.cache/bench/mocks.json' },
  },
});
const port = Number(options.port);

const measuredCalls: Readonly<Record<string, readonly [OperationId, Fields]>> = {
  'company profile (static)': ['getCompanyProfile', {}],
  'news list (4 a page)': ['listNews', { pageSize: 4 }],
  'product list (20 a page)': ['listProducts', { catalogId: 3, pageSize: 20 }],
};

const mocks = spawn(process.execPath, ['src/run/mock.ts', '--port', options.port], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const rates: Record<string, Repeated> = {};
try {
  await once(mocks.stdout, 'data');
  await mkdir(dirname(options.out), { recursive: true });
  for (const [name, [operation, fields]] of Object.entries(measuredCalls)) {
    // Signed for each call that is measured: a signature is valid for five minutes.
    const asked = call(operation, fields);
    const bare = await startBare(port, [asked], `${options.out}.responses.json`);
    rates[name] = await measureRepeated({
      shop: { port, pid: mocks.pid ?? 0 },
      barePort: bare.port,
      asked,
      milliseconds: Number(options.seconds) * 1000,
      rounds: Number(options.rounds),
    });
    bare.stop();
    const { perSecond, barePerSecond, share } = rates[name];
    console.log(`${name.padEnd(28)} ${perSecond}/s, bare node:http ${barePerSecond}/s, share ${share}`);
  }
  await writeFile(options.out, `${JSON.stringify(rates, null, 2)}\n`);
} finally {
  mocks.kill('SIGTERM');
}
