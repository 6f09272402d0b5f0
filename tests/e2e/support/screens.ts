import { devices, type Page } from '@playwright/test';
import { pollSparingly } from './poll-sparingly.ts';

const { defaultBrowserType: _, ...phone } = devices['Galaxy S9+'];

/** The two screens that pages are looked at on. */
export const screens = {
  // Every device pixel is drawn by the processor: at the phone's own 4.5 each page would take twenty times the dots.
  phone: { ...phone, deviceScaleFactor: 1, viewport: { width: 360, height: 760 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};
export type Screen = keyof typeof screens;

/** With `LAYOUT_SWEEP=full` the tests look at every page on both screens in both languages, and at every category. */
export const looksAtAll = process.env.LAYOUT_SWEEP === 'full';

/** Opens a page that `watchPage` watches, and waits until nothing is loaded and nothing moves. */
export async function openWatched(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.pageWatch?.isSettled(), undefined, pollSparingly);
}
