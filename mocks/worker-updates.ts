/**
 * At each start MSW lets the browser look for a newer worker, and hears nothing of a failure: when the page goes on or closes in the
 * middle, or while another tab still registers the worker, that is an error that nobody caught, "Failed to update a ServiceWorker …
 * Not found". The worker at hand works all the same, and the browser looks again at the next page.
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
