import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/session.ts';
import { shopState } from '#server/db/schema/state.ts';

/** Key of the row of `shop_state` that says how far the filling is. */
export const stateKey = 'demoShop';

type State = 'filling' | 'filled' | undefined;

async function stateOf({ db }: OpenDatabase): Promise<State> {
  const [found] = await db.select().from(shopState).where(eq(shopState.key, stateKey));
  return found?.value === 'filled' || found?.value === 'filling' ? found.value : undefined;
}

/** Whether the database holds the whole demo shop. */
export async function holdsDemoShop(database: OpenDatabase): Promise<boolean> {
  return (await stateOf(database)) === 'filled';
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const [products] = await db.select({ id: product.id }).from(product).limit(1);
  const [members] = await db.select({ id: member.id }).from(member).limit(1);
  return !products && !members;
}

/** Whether the demo shop belongs into the database and is not, or not all, there. */
export async function isDemoShopDue(database: OpenDatabase): Promise<boolean> {
  const state = await stateOf(database);
  return state === 'filling' || (state === undefined && (await isEmpty(database)));
}
