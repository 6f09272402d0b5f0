let hydrating: PromiseWithResolvers<void> | undefined;

/** To be called before React takes over the document of a page from the server. */
export function beginHydration(): void {
  hydrating ??= Promise.withResolvers();
}

/** To be called when the page, and not only the frame around it, works. */
export function endHydration(): void {
  hydrating?.resolve();
  hydrating = undefined;
}

async function hold<T>(response: Promise<T>, hydrated: Promise<void>): Promise<T> {
  try {
    return await response;
  } finally {
    await hydrated;
  }
}

/**
 * A response that comes when the whole page works. The frame works before the page in it, and may read what the page shows, too: with
 * such a response the page would differ from the server's, which had none, and React would render all of it again (its error 418).
 */
export function afterHydration<T>(response: Promise<T>): Promise<T> {
  return hydrating ? hold(response, hydrating.promise) : response;
}
