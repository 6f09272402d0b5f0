/** The server is there, but not ready. */
const unavailable = 503;

/**
 * Reloads the page of the address once the server responds: otherwise the browser's own error page would replace the shop.
 * Returns whether the page goes.
 */
export async function reloadPage(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (status === unavailable) return false;
    location.reload();
    return true;
  } catch {
    return false;
  }
}
