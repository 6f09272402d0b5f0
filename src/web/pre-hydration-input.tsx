import { useLayoutEffect, useRef, useState } from 'react';
import { endHydration } from './state/page-hydration.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls =
  'input:not([type=hidden], [type=file], [type=submit], [type=button], [readonly]), textarea:not([readonly]), select';

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** What a control holds now, and what it held when the server rendered it. */
function contentOf(control: Control): { now: string | boolean; rendered: string | boolean } {
  if (isTick(control)) return { now: control.checked, rendered: control.defaultChecked };
  if (!(control instanceof HTMLSelectElement)) return { now: control.value, rendered: control.defaultValue };
  const options = [...control.options];
  const rendered = options.find((option) => option.defaultSelected) ?? options[0];
  return { now: control.value, rendered: rendered?.value ?? '' };
}

/** React compares a control with what it last saw in it, so the value is set back past it before it is typed again. */
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string, before: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const { selectionStart, selectionEnd } = control;
  control.value = before;
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function repeat(control: Control, content: string | boolean): void {
  if (isTick(control)) {
    control.checked = !content;
    control.click();
  } else if (control instanceof HTMLSelectElement) {
    control.value = String(content);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else {
    type(control, String(content), control.defaultValue);
  }
}

function leave(control: Control): void {
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** What was typed and ticked in the document before it worked, as steps that repeat it; each needs the last one rendered. */
function inputSteps(): readonly (() => void)[] {
  return [...document.querySelectorAll<Control>(controls)].flatMap((control) => {
    const { now, rendered } = contentOf(control);
    const isUsable = () => control.isConnected && !control.disabled;
    return now === rendered
      ? []
      : [() => isUsable() && repeat(control, now), () => isUsable() && leave(control)];
  });
}

let clicked: HTMLButtonElement | undefined;

/** To be called in the frame of the pages: from its first effect on React sees to every click itself. */
export function useEndOfEarlyClicks(): void {
  useLayoutEffect(() => {
    clicked = window.earlyClick?.();
    window.earlyClick = undefined;
  }, []);
}

/** React allows no more renderings than 50 inside of each other. */
const stepsAtOnce = 40;

/**
 * Rendered after the page. What was typed, ticked and clicked before the scripts ran is unknown to React, which would write its
 * own values over it: here it is repeated as events, so that every control of every page hears of it by its usual handlers. All of
 * it happens inside the rendering that makes the page work, so a click that React has kept back finds what was typed.
 */
export function PreHydrationInput() {
  const steps = useRef<readonly (() => void)[]>(undefined);
  const [place, setPlace] = useState(0);
  useLayoutEffect(endHydration, []);
  useLayoutEffect(() => {
    // The first rendering only looks: what the page's own effects bring, such as a draft, is rendered before anything is typed.
    steps.current ??= [() => undefined, ...inputSteps()];
    const step = steps.current[place];
    const next = () => setPlace(place + 1);
    step?.();
    if (!step) {
      const last = clicked;
      clicked = undefined;
      document.documentElement.dataset.ready = '';
      if (last) queueMicrotask(() => last.isConnected && last.click());
    } else if (place % stepsAtOnce === stepsAtOnce - 1) queueMicrotask(next);
    else next();
  }, [place]);
  return null;
}
