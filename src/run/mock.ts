// `npm run mock -- --port 4010 --scenario listProducts:empty --latency 200`: the mocks over HTTP, for other clients.
import { parseArgs } from 'node:util';
import { complaintOf } from '#mocks/complaint.ts';
import { readScenario } from '#mocks/scenarios/scenario.ts';
import { serveShop } from '#mocks/serve.ts';
import { createMockShop } from '#mocks/shop.ts';

const usualPort = 4010;

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function wholeNumber(name: string, text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  return /^[0-9]{1,6}$/.test(text) ? Number(text) : stop(`--${name} must be a whole number, not "${text}".`);
}

const { values } = parseArgs({
  options: { port: { type: 'string' }, scenario: { type: 'string' }, latency: { type: 'string' } },
});
const port = wholeNumber('port', values.port, usualPort);
const latency = wholeNumber('latency', values.latency, 0);
const scenario = readScenario(values.scenario ?? '');
if (!scenario.ok) stop(`"${scenario.unknown}" is no part of a scenario; see README.md.`);

const shop = createMockShop({
  scenario: { ...scenario.value, ...(latency > 0 ? { latency } : {}) },
  onCall: (report) => {
    const complaint = complaintOf(report);
    if (complaint !== undefined) console.error(complaint);
  },
  tell: (line) => console.log(line),
});
const server = serveShop(shop);
server.on('error', (error) => stop(`The mocks cannot listen on port ${port}: ${error.message}`));
server.listen(port, '127.0.0.1', () => console.log(`The mocks answer at http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.closeAllConnections();
    process.exit(0);
  });
