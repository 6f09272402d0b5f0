import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import {
  type Location,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
} from 'react-router-dom';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path and query in the shop, from its root on. */
  to: string;
  state?: unknown;
  /** Instead of the current entry of the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A history knows its place; what the server renders with does not, and nobody clicks there. */
function isHistory(navigator: Navigator): navigator is Navigator & { readonly location: Location } {
  return 'location' in navigator;
}

function isHere(navigator: Navigator, to: string): boolean {
  if (!isHistory(navigator)) return false;
  const { pathname, search, hash } = navigator.location;
  return pathname + search + hash === to;
}

/** `//host` is the address of another server. */
function isInShop(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//');
}

function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey || defaultPrevented);
}

/**
 * A link to a page of the shop. React Router's own also takes relative addresses, for which each link reads the place, the routes and
 * their patterns whenever one of them changes: a tenth of the work for a list on the server, and as much again in the browser.
 */
export function Link({ to, state, replace, onClick, target, ...rest }: LinkProps) {
  const { navigator } = useContext(NavigationContext);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event) || (target && target !== '_self') || !isInShop(to)) return;
    event.preventDefault();
    // The same address again is not a further entry of the history.
    if (replace ?? isHere(navigator, to)) navigator.replace(to, state);
    else navigator.push(to, state);
  };
  return <a {...rest} href={to} target={target} onClick={open} />;
}
