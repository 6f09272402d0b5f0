import type { OpenDatabase } from '#server/db/client.ts';
import { holdsDemoShop, isDemoShopDue } from './demo-shop-state.ts';
import { fillInChild } from './fill-in-child.ts';
import { textsDigest } from './texts-digest.ts';
import { holdsTexts } from './texts-state.ts';

/** What fills a shop takes 0.3 s and 5 MB to load, so it is loaded only where there is something to fill. */
async function fillHere(database: OpenDatabase): Promise<void> {
  const { demoShop } = await import('./demo-shop.ts');
  const { fillDemoShop } = await import('./fill-demo-shop.ts');
  await fillDemoShop(database, demoShop(database.pool), new Date());
}

/** Like the filling, loaded only for another version's texts. */
async function refreshHere(database: OpenDatabase): Promise<void> {
  const digest = textsDigest();
  if (await holdsTexts(database.db, digest)) return;
  const { readDemoTexts } = await import('./read-demo-content.ts');
  const { refreshTexts } = await import('./refresh-texts.ts');
  await refreshTexts(database, { digest, ...readDemoTexts() });
}

/**
 * Fills the database with the demo shop where that is due, on PostgreSQL in a process of its own; what that one could not fill is filled
 * here, or fails here. A shop that an older version has filled gets the help and news texts of this one. Returns whether the database holds the demo shop.
 */
export async function prepareDemoShop(database: OpenDatabase, stopping: AbortSignal): Promise<boolean> {
  if (database.kind === 'postgresql' && (await isDemoShopDue(database))) await fillInChild(stopping);
  if (await isDemoShopDue(database)) await fillHere(database);
  if (!(await holdsDemoShop(database))) return false;
  await refreshHere(database);
  return true;
}
