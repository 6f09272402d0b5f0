import { type MouseEvent, useRef } from 'react';

/** How many typed numbers were replaced in this document when their box was left. */
let corrections = 0;

/** To be called when leaving a box puts another number into it than the one that was typed. */
export function noteCorrection(): void {
  corrections += 1;
}

/**
 * For buttons that buy what a box says. Pressing such a button leaves the box, which may correct the number in it: a click that did
 * so does nothing else, so that no member buys a quantity that was not on the screen when the button was pressed. A double click
 * buys once.
 */
export function usePressGuard() {
  const pressed = useRef<number>(undefined);
  const acted = useRef(false);
  return (act: () => void) => ({
    onPointerDown: () => {
      pressed.current = corrections;
    },
    onKeyDown: () => {
      pressed.current = undefined;
    },
    onClick: ({ detail }: MouseEvent) => {
      const isAgain = detail > 1 && acted.current;
      const seen = pressed.current ?? corrections;
      pressed.current = undefined;
      acted.current = isAgain || seen === corrections;
      if (acted.current && !isAgain) act();
    },
  });
}
