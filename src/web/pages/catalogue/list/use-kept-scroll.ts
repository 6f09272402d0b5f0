import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Entry of the history → how far down its list was. */
const left = new Map<string, number>();

/** A list that scrolls within itself is found again where it was left; for the page itself the browser does that. */
export function useKeptScroll(surface: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element) return;
    if (isReturn) element.scrollTop = left.get(key) ?? 0;
    return () => {
      left.set(key, element.scrollTop);
    };
  }, [surface, key, isReturn]);
}
