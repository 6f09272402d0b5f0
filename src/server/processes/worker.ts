import type { Config } from '#server/config.ts';
import { type ServedShop, serveShop } from '#server/serve-shop.ts';
import { type Figures, isMessage, type PrimaryMessage, type WorkerMessage } from './messages.ts';

function sendToPrimary(message: WorkerMessage): void {
  process.send?.(message);
}

function nextPrepared(): Promise<void> {
  return new Promise((settle) => {
    const listen = (message: unknown) => {
      if (!isMessage<PrimaryMessage>(message) || message.shop !== 'prepared') return;
      process.off('message', listen);
      settle();
    };
    process.on('message', listen);
  });
}

/** Reports why this worker ends, and waits until the message is sent. */
export function reportProblem(problem: string): Promise<void> {
  const message: WorkerMessage = { shop: 'problem', problem };
  return new Promise((settle) => process.send?.(message, () => settle()) ?? settle());
}

/** Serves the shop in a worker: binds the port, and opens once the primary process has prepared the database. */
export async function serveFromWorker(config: Config): Promise<ServedShop> {
  const prepared = nextPrepared();
  const shop = await serveShop(config, {
    onListening: async ({ address }) => {
      sendToPrimary({ shop: 'listening', address });
      await prepared;
    },
  });
  process.on('message', async (message: unknown) => {
    if (!isMessage<PrimaryMessage>(message) || message.shop !== 'figures') return;
    // The types of prom-client leave out the values.
    const figures = (await shop.metrics.registry.getMetricsAsJSON()) as Figures;
    sendToPrimary({ shop: 'figures', scrape: message.scrape, figures });
  });
  sendToPrimary({ shop: 'open' });
  return shop;
}
