/**
 * Calls back when a file of the shop could not be loaded (the network was gone, or the shop has a newer version). Many browsers
 * remember such a failure as long as the document lives, so only another document gets the file.
 */
export function onLostFile(lost: () => void): () => void {
  window.addEventListener('vite:preloadError', lost);
  return () => window.removeEventListener('vite:preloadError', lost);
}
