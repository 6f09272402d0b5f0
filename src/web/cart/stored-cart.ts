import { sessionTokenKey } from '#web/session/session-store.ts';
import { guestCartKey } from './guest-cart.ts';

/** Styles in a page from the server, which is the same for all, where only this browser knows what is in the cart. */
export const whereCartIsStored = 'html[data-stored-cart] &';

/** Says so before anything is painted. */
export const storedCartScript = [
  'try {',
  `if (sessionStorage.getItem("${sessionTokenKey}") || localStorage.getItem("${guestCartKey}"))`,
  'document.documentElement.dataset.storedCart = "";',
  '} catch {}',
].join('\n');
