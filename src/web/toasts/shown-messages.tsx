import { useEffect } from 'react';
import { lazyPart, ShownPart } from '#web/lazy-part.tsx';
import { useMessages } from './message-store.ts';

const list = lazyPart([], async () => (await import('./message-list.tsx')).MessageList);

/** Longer than any first paint; only for browsers that do not say when they are idle. */
const quietTime = 2_000;

/** The messages; their code comes when the page has settled, so that it is there when the network is not. */
export function ShownMessages() {
  const any = useMessages().length > 0;
  useEffect(() => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(list.prepare);
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(list.prepare, quietTime);
    return () => clearTimeout(timer);
  }, []);
  return any ? <ShownPart part={list} with={{}} /> : null;
}
