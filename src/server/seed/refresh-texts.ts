import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Executor, OpenDatabase } from '#server/db/client.ts';
import { shopState } from '#server/db/schema/state.ts';
import type { DemoContent } from './demo-content.ts';
import { stateKey } from './demo-shop-state.ts';
import { writeHelp } from './help-texts.ts';
import { writeNews } from './news-texts.ts';
import { productIdsOf } from './product-ids-of.ts';
import { linkedProducts } from './product-links.ts';
import { holdsTexts, noteTexts } from './texts-state.ts';

/** Help and news as the files of this version have them. */
export interface DemoTexts extends Pick<DemoContent, 'help' | 'news'> {
  /** Of their files. */
  readonly digest: string;
}

async function readFillTime(db: Executor): Promise<Date> {
  const [filled] = await db.select().from(shopState).where(eq(shopState.key, stateKey));
  if (!filled) throw new Error('The demo shop was not filled');
  return filled.changedAt;
}

/**
 * Brings new help and news texts to a shop that an older version has filled: texts that nobody has edited are replaced, new ones are added,
 * deleted ones stay away. Of several servers that start at once the first writes.
 */
export async function refreshTexts({ db: database }: OpenDatabase, texts: DemoTexts): Promise<void> {
  await database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.demoShop})`);
    if (await holdsTexts(db, texts.digest)) return;
    const products = await productIdsOf(
      db,
      texts.news.flatMap(({ content }) => linkedProducts(content)),
    );
    await writeNews(db, { items: texts.news, products, filledAt: await readFillTime(db) });
    await writeHelp(db, texts.help);
    await noteTexts(db, texts.digest);
  });
}
