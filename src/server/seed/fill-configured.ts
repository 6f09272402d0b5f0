import { directly, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/client.ts';
import { demoShop } from './demo-shop.ts';
import { fillDemoShop } from './fill-demo-shop.ts';

/** Migrates and fills the database that the environment names. */
export async function fillConfigured(): Promise<void> {
  const database = await openDatabase(directly(readConfig()));
  try {
    await fillDemoShop(database, demoShop(database.pool), new Date());
  } finally {
    await database.close();
  }
}
