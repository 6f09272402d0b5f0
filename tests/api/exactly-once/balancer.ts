import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { portOf } from '#domain/wire/port-of.ts';

/** Takes requests for several servers and passes every request on to the next of them. */
export interface Balancer {
  readonly address: string;
  /** The servers that take turns from now on. */
  readonly use: (addresses: readonly string[]) => void;
  /**
   * Loses the answer of the next request: waits until a server has begun to answer it, which it does when its work is
   * stored, runs `then`, and hangs up on the client.
   */
  readonly loseNextAnswer: (then: () => Promise<unknown>) => void;
  readonly close: () => Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  let addresses: readonly string[] = [];
  let turn = 0;
  let lose: (() => Promise<unknown>) | undefined;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const target = addresses[turn % addresses.length] ?? '';
    turn += 1;
    const onAnswer = lose;
    lose = undefined;
    const { method, headers, url = '/' } = incoming;
    const upstream = openRequest(new URL(url, target), { method, headers }, (answer) => {
      if (onAnswer) {
        answer.destroy();
        onAnswer().finally(() => outgoing.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  }

  const server = createServer(pass);
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  const port = portOf(server);
  return {
    address: `http://127.0.0.1:${port}`,
    use: (next) => {
      addresses = next;
    },
    loseNextAnswer: (then) => {
      lose = then;
    },
    close: () =>
      new Promise((settle) => {
        server.close(() => settle());
        server.closeAllConnections();
      }),
  };
}
