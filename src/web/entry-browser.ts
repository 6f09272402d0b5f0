// What a page starts with is evaluated in a task for each of the large parts, instead of one that a touch has to wait for: the
// libraries, React's renderer, the shop. The document names all their files, so none of them is loaded later for it.
import { nextTask } from './state/next-task.ts';

async function start(): Promise<void> {
  await import('react');
  await nextTask();
  await import('react-dom/client');
  await nextTask();
  await import('./app.tsx');
  await nextTask();
  const { startPage } = await import('./main.tsx');
  await startPage();
}

void start();
