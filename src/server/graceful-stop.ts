import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/**
 * Milliseconds in which a keep-alive connection may still send a request: its client does not know yet that the server is
 * stopping.
 */
const graceMs = 1000;
/** Milliseconds in which a request may still arrive as a whole: some never end. */
const arrivalMs = 2000;
/** Milliseconds after which remaining requests are aborted. */
const patienceMs = 20_000;
const lookEveryMs = 100;

/**
 * Makes a server stop gracefully: it accepts no new connections, finishes running requests and closes their connections, and
 * closes after a moment connections that are idle or still send their request. Returns the function that stops it.
 */
export function gracefulStop(server: Server): () => Promise<void> {
  const open = new Map<ServerResponse, IncomingMessage>();
  const connections = new Set<Socket>();
  let isStopping = false;
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    if (isStopping) response.shouldKeepAlive = false;
    open.set(response, request);
    response.once('close', () => open.delete(response));
  });
  const closeArriving = () => {
    const received = [...open.values()].filter((request) => request.complete);
    const busy = new Set(received.map(({ socket }) => socket));
    for (const socket of connections) if (!busy.has(socket)) socket.destroy();
  };
  return () =>
    new Promise((done) => {
      isStopping = true;
      for (const response of open.keys()) if (!response.headersSent) response.shouldKeepAlive = false;
      const since = performance.now();
      const look = setInterval(() => {
        const waited = performance.now() - since;
        if (waited > patienceMs) server.closeAllConnections();
        else if (waited > arrivalMs) closeArriving();
        else if (waited > graceMs) server.closeIdleConnections();
      }, lookEveryMs);
      // `close` of an HTTP server would immediately close keep-alive connections with requests on their way.
      NetServer.prototype.close.call(server, () => {
        clearInterval(look);
        done();
      });
    });
}
