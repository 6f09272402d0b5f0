/**
 * At each start MSW makes the browser look for a newer worker and ignores the result. When the page navigates meanwhile, or another
 * tab is still registering the worker, that is an unhandled rejection, "Failed to update a ServiceWorker … Not found". The current
 * worker still works, and the browser looks again on the next page.
 */
export function tolerateFailedUpdates(): void {
  const { prototype } = ServiceWorkerRegistration;
  const { update } = prototype;
  prototype.update = async function updateOrStay(this: ServiceWorkerRegistration) {
    try {
      return await update.call(this);
    } catch {
      return this;
    }
  };
}
