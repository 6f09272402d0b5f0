/**
 * Keeps an element inside the modal dialog in front, or in the body where none is open: what is outside of a modal dialog
 * can neither be clicked nor heard. An element that is taken away itself stays away.
 */
export function stayInFront(host: HTMLElement): void {
  document.body.append(host);
  const move = () => {
    if (!host.parentElement) return observer.disconnect();
    const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    if (host.parentElement !== place) place.append(host);
  };
  const observer = new MutationObserver(move);
  observer.observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['open'] });
  move();
}
