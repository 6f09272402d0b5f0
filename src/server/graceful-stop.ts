import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds for which a kept connection may still bring a request: its client cannot know yet that the server stops. */
const graceMs = 1000;
/** Milliseconds after which what still runs is cut. */
const patienceMs = 20_000;
const lookEveryMs = 100;

/**
 * Prepares a server to stop without cutting a request: no new connections, what runs is finished, its answer closes the
 * connection, and connections that nobody uses any more are closed after a moment. Returns the function that stops it.
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
      // The `close` of an HTTP server would close kept connections at once, with requests on their way.
      NetServer.prototype.close.call(server, () => {
        clearInterval(look);
        done();
      });
    });
}
