import type { Page } from '@playwright/test';
import { callOutsidePage } from './call-outside-page.ts';

/** Gives a member points, which otherwise come with completed orders only. */
export async function givePoints(page: Page, email: string, points: string): Promise<void> {
  await callOutsidePage(page, '/dev/points', { method: 'POST', form: { email, points } });
}
