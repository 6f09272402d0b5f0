import { createServer, type Server } from 'node:http';
import { portOf } from '#domain/wire/port-of.ts';
import { CannotCheck } from '../finding.ts';
import { forward, maxHeaderSize } from './forward.ts';
import { LivePage } from './live-page.ts';
import type { ProxyOptions } from './proxy-options.ts';
import type { WatchedCall } from './watch.ts';
import type { StartJudges } from './watch-in-thread.ts';

export interface OpenProxy {
  readonly address: string;
  readonly pageAddress: string;
  readonly close: () => Promise<void>;
}

interface Opening extends Omit<ProxyOptions, 'key'> {
  readonly judges: StartJudges;
  readonly onCall: (call: WatchedCall) => void;
}

async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, fail) => {
    server.once('error', (error) =>
      fail(new CannotCheck(`The proxy cannot listen on ${host}:${port}: ${error.message}`)),
    );
    server.listen(port, host, resolve);
  });
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${portOf(server)}`;
}

function skipReasons(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** Opens the proxy and its live page; throws `CannotCheck` where a port is taken. */
export async function openProxy(opening: Opening): Promise<OpenProxy> {
  const { target, host, port, pagePort } = opening;
  const isOpen = host !== '127.0.0.1' && host !== 'localhost';
  const page = new LivePage(target.href.replace(/\/+$/, ''), { isOpen });
  const onCall = (call: WatchedCall) => {
    page.onCall(call);
    opening.onCall(call);
  };
  const judges = opening.judges(onCall);
  const passing = createServer(
    { requestTimeout: 0, maxHeaderSize },
    forward({ target, onCall: judges.watch }),
  );
  const pages = createServer(page.handle);
  const close = async () => {
    page.close();
    await Promise.all([skipReasons(passing), skipReasons(pages), judges.close()]);
  };
  try {
    const address = await listen(passing, host, port);
    const pageAddress = await listen(pages, host, pagePort);
    return { address, pageAddress, close };
  } catch (error) {
    await close();
    throw error;
  }
}
