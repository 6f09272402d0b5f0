import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { serve } from '../served-shop.ts';

export interface MeasuredShop {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * The shop as it runs for customers, in a process of its own on the embedded database, with the demo shop or with a copy of the
 * data of a stopped one.
 */
export async function startMeasuredShop(data: string | undefined): Promise<MeasuredShop> {
  const webDir = resolve('dist/web');
  if (!existsSync(webDir)) throw new Error('The web app is not built: run `npm run build` first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  if (data) cpSync(data, dataDir, { recursive: true });
  const server = await serve({ DATA_DIR: dataDir, WEB_DIR: webDir, PAGES_PER_MINUTE: '0' });
  return {
    port: Number(new URL(server.address).port),
    pid: server.pid,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
