import { createServer, type Server } from 'node:http';
import { reasonOf, StartProblem } from '#server/start-problem.ts';

/** Response to a scrape, in Prometheus' text format. */
export interface Exposition {
  readonly contentType: string;
  readonly text: () => Promise<string>;
}

export interface MetricsServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error) => {
      fail(new StartProblem(`Metrics cannot be served on ${host} port ${port}: ${reasonOf(error)}`));
    });
    server.listen(port, host, () => settle());
  });
}

/** Serves `GET /metrics` on a separate port, which a firewall can block from outside. */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  exposition: Exposition,
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('Not found\n');
      return;
    }
    try {
      const text = await exposition.text();
      response
        .writeHead(200, { 'content-type': exposition.contentType, 'cache-control': 'no-store' })
        .end(text);
    } catch (error) {
      response.writeHead(500).end(`${reasonOf(error)}\n`);
    }
  });
  await listenOn(server, host, port);
  const bound = server.address();
  return {
    address: `http://${host}:${typeof bound === 'object' && bound ? bound.port : port}/metrics`,
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
