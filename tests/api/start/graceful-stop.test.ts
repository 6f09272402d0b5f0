import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { listen } from '#server/listen.ts';

interface Tally {
  answered: number;
  cut: string[];
}

const lanes = 40;

/** Sends one request; `refused` when the server takes no connections any more. */
function ask(port: number, agent: Agent): Promise<'answered' | 'refused' | Error> {
  return new Promise((settle) => {
    const asked = request({ port, host: '127.0.0.1', agent, path: '/' }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => settle(text === 'whole answer' ? 'answered' : new Error(`got ${text}`)));
      response.on('error', settle);
    });
    asked.on('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ECONNREFUSED' ? 'refused' : error),
    );
    asked.end();
  });
}

async function load(port: number, agent: Agent, tally: Tally): Promise<void> {
  for (;;) {
    const result = await ask(port, agent);
    if (result === 'refused') return;
    if (result === 'answered') tally.answered += 1;
    else tally.cut.push(result.message);
  }
}

describe('a server that is stopped', () => {
  it('finishes every request under load and closes kept connections', async () => {
    const listening = await listen({ host: '127.0.0.1', port: 0 });
    listening.serve(async () => {
      await setTimeout(5);
      const parts = ['whole ', 'answer'].map((part) => new TextEncoder().encode(part));
      return new Response(
        new ReadableStream({
          async pull(controller) {
            const part = parts.shift();
            if (part) controller.enqueue(part);
            else controller.close();
          },
        }),
      );
    });
    const port = Number(new URL(listening.address).port);
    const agent = new Agent({ keepAlive: true });
    const tally: Tally = { answered: 0, cut: [] };
    const running = Promise.all(Array.from({ length: lanes }, () => load(port, agent, tally)));
    await expect.poll(() => tally.answered).toBeGreaterThan(400);
    await listening.stop();
    await running;
    expect(tally.cut).toEqual([]);
  });

  it('does not wait for a connection that nobody uses', async () => {
    const listening = await listen({ host: '127.0.0.1', port: 0 });
    listening.serve(() => new Response('whole answer'));
    const agent = new Agent({ keepAlive: true });
    expect(await ask(Number(new URL(listening.address).port), agent)).toBe('answered');
    await listening.stop();
    agent.destroy();
  });

  it('ends connections that still send, and finishes what it has received', async () => {
    const listening = await listen({ host: '127.0.0.1', port: 0 });
    const handling = Promise.withResolvers<void>();
    let receiving = 0;
    const released = Promise.withResolvers<void>();
    listening.serve(async (received) => {
      if (received.method === 'POST') {
        receiving += 1;
        return new Response(await received.text());
      }
      handling.resolve();
      await released.promise;
      return new Response('whole answer');
    });
    const port = Number(new URL(listening.address).port);
    const answered = ask(port, new Agent());
    await handling.promise;
    const head = 'POST / HTTP/1.1\r\nHost: shop\r\n';
    const senders = [
      head,
      `${head}Transfer-Encoding: chunked\r\n\r\n`,
      `${head}Content-Length: 9\r\n\r\nhalf`,
    ];
    const ended = senders.map(
      (text) =>
        new Promise((settle) => {
          const socket = connect(port, '127.0.0.1', () => socket.write(text));
          socket.on('error', () => undefined).once('close', settle);
        }),
    );
    // Connections are accepted in turn, so the first one is too.
    await expect.poll(() => receiving).toBe(2);
    const stopped = listening.stop();
    await Promise.all(ended);
    released.resolve();
    expect(await answered).toBe('answered');
    await stopped;
  });
});
