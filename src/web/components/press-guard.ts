import { useRef } from 'react';

/** How many typed numbers were replaced in this document when their box was left. */
let corrections = 0;

/** To be called when leaving a box puts another number into it than the one that was typed. */
export function noteCorrection(): void {
  corrections += 1;
}

/**
 * For buttons that buy what a box says. Pressing such a button leaves the box, which may correct the number in it: a click that did
 * so does nothing else, so that no member buys a quantity that was not on the screen when the button was pressed.
 */
export function usePressGuard() {
  const pressed = useRef<number>(undefined);
  return (act: () => void) => ({
    onPointerDown: () => {
      pressed.current = corrections;
    },
    onKeyDown: () => {
      pressed.current = undefined;
    },
    onClick: () => {
      const seen = pressed.current ?? corrections;
      pressed.current = undefined;
      if (seen === corrections) act();
    },
  });
}
