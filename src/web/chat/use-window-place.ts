import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { clampPlace, firstPlace, keyMove, type Place, type Size } from './window-place.ts';

interface Sizes {
  readonly window: Size;
  readonly viewport: Size;
}

interface Drag {
  readonly pointer: number;
  /** From the pointer to the corner of the window. */
  readonly offset: Place;
}

function measure(element: HTMLElement): Sizes {
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return { window: { width, height }, viewport: { width: clientWidth, height: clientHeight } };
}

/** Lets a pointer or the arrow keys move a window inside the viewport. */
export function useWindowPlace() {
  const element = useRef<HTMLElement>(null);
  const drag = useRef<Drag>(undefined);
  const [sizes, setSizes] = useState<Sizes>();
  /** Where it was moved to; it returns there when a small viewport grows again. */
  const [movedTo, setMovedTo] = useState<Place>();
  useLayoutEffect(() => {
    const update = () => element.current && setSizes(measure(element.current));
    update();
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  const place =
    sizes && clampPlace(movedTo ?? firstPlace(sizes.window, sizes.viewport), sizes.window, sizes.viewport);
  const moveTo = (next: Place) => {
    if (sizes) setMovedTo(clampPlace(next, sizes.window, sizes.viewport));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const onControl = event.target instanceof Element && event.target.closest('[data-control]') !== null;
    if (!place || onControl || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = {
      pointer: event.pointerId,
      offset: { x: place.x - event.clientX, y: place.y - event.clientY },
    };
  };
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (drag.current?.pointer !== pointerId) return;
    const { offset } = drag.current;
    moveTo({ x: clientX + offset.x, y: clientY + offset.y });
  };
  const onPointerUp = () => {
    drag.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMove(event.key, event.shiftKey);
    if (!move || !place) return;
    event.preventDefault();
    moveTo({ x: place.x + move.x, y: place.y + move.y });
  };
  return {
    element,
    place,
    header: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
    handle: { onKeyDown },
  };
}
