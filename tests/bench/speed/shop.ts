import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { processorSeconds } from '../processor-seconds.ts';
import { serve } from '../served-shop.ts';

export interface MeasuredShop {
  readonly port: number;
  readonly pid: number;
  readonly dataDir: string;
  /** Ends the server and leaves its data. */
  readonly end: () => Promise<void>;
  /** Ends the server, if it runs, and removes its data. */
  readonly stop: () => Promise<void>;
}

const restMs = 500;
/** Share of a core below which a server is at rest. */
const atRest = 0.1;

/** Waits until a server that was just started has compressed its static files, which is not part of what a request costs. */
async function startIsOver(pid: number): Promise<void> {
  let before = processorSeconds(pid);
  for (let used = 1; used > atRest * (restMs / 1000); ) {
    await setTimeout(restMs);
    const now = processorSeconds(pid);
    used = now - before;
    before = now;
  }
}

/**
 * The shop as it runs for customers, in a process of its own on the embedded database, with the demo shop or with a copy of the
 * data of a stopped one; on PostgreSQL where DATABASE_URL names one. Of this copy of the repository or of another one.
 */
export async function startMeasuredShop(data: string | undefined, folder = '.'): Promise<MeasuredShop> {
  const webDir = resolve(folder, 'dist/web');
  if (!existsSync(webDir))
    throw new Error(`The web app in ${resolve(folder)} is not built: run \`npm run build\` there first.`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-speed-'));
  if (data) cpSync(data, dataDir, { recursive: true });
  const { DATABASE_URL } = process.env;
  const server = await serve(
    {
      DATA_DIR: dataDir,
      WEB_DIR: webDir,
      PAGES_PER_MINUTE: '0',
      ...(DATABASE_URL ? { DATABASE_URL } : {}),
    },
    folder,
  );
  await startIsOver(server.pid);
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= server.stop();
    return ended;
  };
  return {
    port: Number(new URL(server.address).port),
    pid: server.pid,
    dataDir,
    end,
    stop: async () => {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
