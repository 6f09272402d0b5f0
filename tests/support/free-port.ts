import { createServer } from 'node:net';

/** A TCP port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => settle(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
