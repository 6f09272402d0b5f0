// Loaded into a process before its program (`node --import`): on the message "measure" it reports the memory that it holds.
import { MemoryProbe } from './held-memory.ts';

let probe: Promise<MemoryProbe> | undefined;

process.on('message', async (message) => {
  if (message !== 'measure') return;
  probe ??= new MemoryProbe().open();
  process.send?.(await (await probe).measure());
});
process.channel?.unref();
