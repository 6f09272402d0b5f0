import { useLayoutEffect, useRef } from 'react';

/** A distance to an edge below this, in px, counts as being at the edge. */
const edge = 48;

interface ScrollProps {
  /** The shown items as keys, oldest first. */
  keys: readonly (number | string)[];
  onTop: () => void;
}

/** Follows the newest message while it is in view; older ones that are added above do not move what is being read. */
export function useLogScroll({ keys, onTop }: ScrollProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: keys[0], height: 0, atEnd: true });
  const last = keys.at(-1);
  const [first] = keys;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the ends of the list change.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { atEnd, height } = before.current;
    if (atEnd) element.scrollTop = element.scrollHeight;
    else if (before.current.first !== first) element.scrollTop += element.scrollHeight - height;
    before.current = { first, height: element.scrollHeight, atEnd };
  }, [first, last]);
  const onScroll = () => {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    before.current = {
      ...before.current,
      height: scrollHeight,
      atEnd: scrollHeight - scrollTop - clientHeight < edge,
    };
    if (scrollTop < edge && scrollHeight > clientHeight) onTop();
  };
  return { box, onScroll };
}
