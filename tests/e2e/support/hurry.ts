import type { Locator, Page } from '@playwright/test';
import { pollSparingly } from './poll-sparingly.ts';

/**
 * Slows the page's processor down by the given factor, until the function that it returns is called. Chromium does so by keeping a
 * core busy, also while the page only waits.
 */
export async function slowDown(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return async () => {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  };
}

/** Slows the page's processor down from now on until the scripts of the page work. */
export async function slowDownUntilReady(page: Page, times: number): Promise<void> {
  const speedUp = await slowDown(page, times);
  // A test may end before, and its page with it.
  void untilReady(page)
    .then(speedUp)
    .catch(() => undefined);
}

/**
 * Types into a box and clicks with the mouse at once: every key and click is sent before the page has worked off the one before,
 * as a person does on a busy machine.
 */
export async function typeAndClick(box: Locator, text: string, target: Locator): Promise<void> {
  const page = box.page();
  await box.focus();
  await box.selectText();
  const place = await target.boundingBox();
  if (!place) throw new Error('What is to be clicked is not on the screen');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  const { keyboard, mouse } = page;
  await Promise.all([
    ...[...text].map((key) => keyboard.press(key)),
    mouse.move(x, y),
    mouse.down(),
    mouse.up(),
  ]);
}

/**
 * The same without any pause at all: between the events the page does only what it does at once, which is what a processor
 * that is slow enough leaves time for.
 */
export async function typeAndClickAtOnce(box: Locator, text: string, target: Locator): Promise<void> {
  await box.evaluate(
    async (input, { value, button }) => {
      if (!(input instanceof HTMLInputElement && button instanceof HTMLElement))
        throw new Error('Not an input and a button');
      const atOnce = () => Promise.resolve();
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await atOnce();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await atOnce();
      input.blur();
      await atOnce();
      button.click();
    },
    { value: text, button: await target.elementHandle() },
  );
}

declare global {
  interface Window {
    startScripts?: () => void;
  }
}

/** Runs in the page before anything else: what a rendered page starts its scripts with waits. */
function holdStart(): void {
  const { append } = Element.prototype;
  Element.prototype.append = function appendLater(this: Element, ...nodes: (Node | string)[]) {
    if (!(nodes[0] instanceof DocumentFragment)) return append.apply(this, nodes);
    Element.prototype.append = append;
    window.startScripts = () => append.apply(this, nodes);
  };
}

/**
 * Keeps the scripts of the page back until the function that it returns is called, as a slow network does. A route would stop
 * each of the dozens of requests of a page, and switch its cache off.
 */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const hold = await page.addInitScript(holdStart);
  return async () => {
    await page.waitForFunction(() => window.startScripts !== undefined, undefined, pollSparingly);
    await page.evaluate(() => window.startScripts?.());
    await hold.dispose();
  };
}

/** Waits until the scripts of the page work and have taken over what was done before. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, pollSparingly);
}
