import type { OpenDatabase } from '#server/db/client.ts';
import { holdsDemoShop, isDemoShopDue } from './demo-shop-state.ts';
import { fillInChild } from './fill-in-child.ts';

/** What fills a shop takes 0.3 s and 5 MB to load, so it is loaded only where there is something to fill. */
async function fillHere(database: OpenDatabase): Promise<void> {
  const { demoShop } = await import('./demo-shop.ts');
  const { fillDemoShop } = await import('./fill-demo-shop.ts');
  await fillDemoShop(database, demoShop(database.pool), new Date());
}

/**
 * Fills the database with the demo shop where that is due, on PostgreSQL in a process of its own; what that one could not fill is filled
 * here, or fails here. Returns whether the database holds the demo shop.
 */
export async function prepareDemoShop(database: OpenDatabase, stopping: AbortSignal): Promise<boolean> {
  if (database.kind === 'postgresql' && (await isDemoShopDue(database))) await fillInChild(stopping);
  if (await isDemoShopDue(database)) await fillHere(database);
  return holdsDemoShop(database);
}
