// `npm run mock -- --port 4010 --scenario listProducts:empty --latency 200`: the mocks over HTTP, for other clients.

import { serveShop } from '#mocks/serve.ts';
import { createMockShop } from '#mocks/shop.ts';
import { violationMessage } from '#mocks/violation-message.ts';
import { mockHelp, readMockOptions } from './mock-options.ts';

function stop(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function options() {
  try {
    return readMockOptions(process.argv.slice(2));
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const chosen = options();
if (chosen === 'help') {
  console.log(mockHelp);
  process.exit(0);
}
const { port, scenario } = chosen;
const shop = createMockShop({
  scenario,
  onCall: (report) => {
    const message = violationMessage(report);
    if (message !== undefined) console.error(message);
  },
  log: (line) => console.log(line),
});
const server = serveShop(shop);
server.on('error', (error) => stop(`The mocks cannot listen on port ${port}: ${error.message}`));
server.listen(port, '127.0.0.1', () => console.log(`The mocks answer at http://localhost:${port}`));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    server.closeAllConnections();
    process.exit(0);
  });
