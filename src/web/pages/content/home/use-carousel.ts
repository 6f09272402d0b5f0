import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { constants } from '#generated/constants.ts';

const calm = '(prefers-reduced-motion: reduce)';

function onMotionChange(listener: () => void): () => void {
  const query = matchMedia(calm);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the person asked for less motion; the server does not know and waits. */
function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    onMotionChange,
    () => matchMedia(calm).matches,
    () => true,
  );
}

export interface Carousel {
  /** The picture that is shown, from 0. */
  readonly current: number;
  readonly show: (index: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Whether it moves by itself, apart from a pointer or the focus that hold it for a while. */
  readonly playing: boolean;
  readonly toggle: () => void;
  /** For the element around it: it pauses while the pointer or the focus is inside, except on the play button. */
  readonly holders: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Steps through `count` pictures by itself, unless it is hovered, focused, paused, or the system asks for reduced motion. */
export function useCarousel(count: number): Carousel {
  const prefersCalm = usePrefersCalm();
  const [chosen, setChosen] = useState<boolean>();
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const playing = chosen ?? !prefersCalm;
  const moving = playing && !pointed && !focused && count > 1;
  const show = (index: number) => setCurrent(((index % count) + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` restarts the wait, so that a picture that was asked for stays its full time
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setCurrent((before) => (before + 1) % count), constants.bannerAutoplay);
    return () => clearTimeout(timer);
  }, [moving, current, count]);

  return {
    current: Math.min(current, Math.max(0, count - 1)),
    show,
    next: () => show(current + 1),
    previous: () => show(current - 1),
    playing,
    toggle: () => setChosen(!playing),
    holders: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }) => setFocused(target.matches(':focus-visible:not([data-toggle])')),
      onBlur: () => setFocused(false),
    },
  };
}
