/**
 * Waits until the worker responds to the calls of this page; false when it never will. The worker of MSW unregisters itself when the last
 * page closes. A page that opens just then finds it at work, but the browser gives the page no controller: its calls would go to the
 * network. Loaded again, it gets one.
 */
export async function isControlled(
  workers: ServiceWorkerContainer = navigator.serviceWorker,
): Promise<boolean> {
  const { active } = await workers.ready;
  // The worker claims the open pages while it is being activated.
  if (active?.state === 'activating')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  return workers.controller !== null;
}
