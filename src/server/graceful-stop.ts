import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Milliseconds in which a keep-alive connection may still send a request: its client does not know yet that the server is
 * stopping.
 */
const graceMs = 1000;
/** Milliseconds after which remaining requests are aborted. */
const patienceMs = 20_000;
const lookEveryMs = 100;

/**
 * Makes a server stop gracefully: it accepts no new connections, finishes running requests and closes their connections, and
 * closes idle connections after a moment. Returns the function that stops it.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return () =>
    new Promise((done) => {
      isStopping = true;
      for (const response of open) if (!response.headersSent) response.shouldKeepAlive = false;
      const since = performance.now();
      const look = setInterval(() => {
        const waited = performance.now() - since;
        if (waited > patienceMs) server.closeAllConnections();
        else if (waited > graceMs) server.closeIdleConnections();
      }, lookEveryMs);
      // `close` of an HTTP server would immediately close keep-alive connections with requests on their way.
      NetServer.prototype.close.call(server, () => {
        clearInterval(look);
        done();
      });
    });
}
