import { type MouseEvent, useState } from 'react';

/** How many typed numbers were replaced in this document when their box was left. */
let corrections = 0;

/** To be called when leaving a box puts another number into it than the one that was typed. */
export function noteCorrection(): void {
  corrections += 1;
}

/**
 * For buttons that buy what a box says. Pressing such a button leaves the box, which may correct the number in it: a click that did
 * so does nothing else, so that no member buys a quantity that was not on the screen when the button was pressed. The browser does not
 * say what leaving the box leads to: Safari gives a pressed button no focus. A double click buys once.
 */
export class PressGuard {
  #pressed: number | undefined;
  #clicked = false;

  /** The pointer goes down on a button. */
  press(): void {
    this.#pressed = corrections;
  }

  /** A key is pressed; the click that follows has no pointer. */
  forgetPress(): void {
    this.#pressed = undefined;
  }

  /** `detail` of the click event counts the clicks in a row. */
  click(detail: number, act: () => void): void {
    const isAgain = detail > 1 && this.#clicked;
    const seen = this.#pressed ?? corrections;
    this.#pressed = undefined;
    this.#clicked = true;
    if (!isAgain && seen === corrections) act();
  }
}

/** The handlers of such a button. */
export function usePressGuard() {
  const [guard] = useState(() => new PressGuard());
  return (act: () => void) => ({
    onPointerDown: () => guard.press(),
    onKeyDown: () => guard.forgetPress(),
    onClick: ({ detail }: MouseEvent) => guard.click(detail, act),
  });
}
