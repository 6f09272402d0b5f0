import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { Config } from './config.ts';
import { startingUp } from './http/starting.ts';
import { reasonOf, StartProblem } from './start-problem.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  /** The address for the reader. */
  readonly address: string;
  /** Hands requests to this from now on. */
  readonly serve: (fetch: Fetch) => void;
  /** Takes no new requests and waits for those that are being answered. */
  readonly stop: () => Promise<void>;
}

const patienceMs = 5000;

function listenOn(server: ServerType, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      const told = inUse
        ? `Port ${port} is in use. Stop what uses it, or choose another port: PORT=${port + 1}`
        : `The server cannot listen on ${host} port ${port}: ${reasonOf(error)}`;
      fail(new StartProblem(told));
    });
    server.listen(port, host, () => settle());
  });
}

function closed(server: ServerType): Promise<void> {
  return new Promise((done) => {
    const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(cut);
      done();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

/** Takes the port at once, so that a port in use is known before anything else is done; answers 503 until it may serve. */
export async function listen(config: Pick<Config, 'host' | 'port'>): Promise<Listening> {
  let current: Fetch = startingUp;
  const server = createAdaptorServer({ fetch: (request, bindings) => current(request, bindings) });
  await listenOn(server, config);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return {
    address: `http://localhost:${port}`,
    serve: (fetch) => {
      current = fetch;
    },
    stop: () => closed(server),
  };
}
