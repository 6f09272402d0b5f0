/**
 * Ends the current task, so that a touch, or a picture of the page, comes before what follows. Browsers that know `scheduler.yield`
 * continue it before anything else that waits.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => void setTimeout(resolve));
}
