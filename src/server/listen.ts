import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from './config.ts';
import { gracefulStop } from './graceful-stop.ts';
import { reasonOf, StartProblem } from './start-problem.ts';
import { startingResponse } from './wire/starting.ts';
import {
  namesOneHost,
  refuseExpectation,
  refuseUnreadable,
  unreadableResponse,
} from './wire/unreadable-response.ts';

type Fetch = (request: Request, bindings: object) => Response | Promise<Response>;

export interface Listening {
  /** URL to show to the user. */
  readonly address: string;
  /** Passes requests to this handler from now on. */
  readonly serve: (fetch: Fetch) => void;
  /** Accepts no new connections and waits for running requests. */
  readonly stop: () => Promise<void>;
}

function listenOn(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  return new Promise((settle, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const inUse = error.code === 'EADDRINUSE';
      const message = inUse
        ? `Port ${port} is in use. Stop what uses it, or choose another port: PORT=${port + 1}`
        : `The server cannot listen on ${host} port ${port}: ${reasonOf(error)}`;
      fail(new StartProblem(message));
    });
    server.listen(port, host, () => settle());
  });
}

/** A server whose refusals of HTTP itself are in the envelope too; Node's own refusal of a request without a host is empty. */
function createListener(current: () => Fetch): Server {
  return createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    const respondUnreadable = () => unreadableResponse(incoming.headers['accept-language']);
    const serve = (request: Request, bindings: object) =>
      namesOneHost(incoming.rawHeaders) ? current()(request, bindings) : respondUnreadable();
    // Only reading the request throws: `serve` is asynchronous.
    return getRequestListener(serve, { errorHandler: respondUnreadable })(incoming, outgoing);
  });
}

/** Binds the port first, so that a port in use is reported early; responds with 503 until requests are served. */
export async function listen(config: Pick<Config, 'host' | 'port'>): Promise<Listening> {
  let current: Fetch = startingResponse;
  const server = createListener(() => current);
  server.on('clientError', refuseUnreadable);
  server.on('checkExpectation', refuseExpectation);
  const stop = gracefulStop(server);
  await listenOn(server, config);
  const bound = server.address();
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  return {
    address: `http://localhost:${port}`,
    serve: (fetch) => {
      current = fetch;
    },
    stop,
  };
}
