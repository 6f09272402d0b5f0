import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { favourite, footprint } from '#server/db/schema/saved-products.ts';
import type { DemoContent, DemoSavedProduct } from './demo-content.ts';

interface Filling {
  readonly db: Executor;
  readonly content: DemoContent;
  readonly memberId: number;
  readonly now: Date;
}

const dayMs = 86_400_000;

type Known = ReadonlyMap<string, { readonly id: number; readonly unitPrice: number | null }>;

async function productsNamed(db: Executor, names: readonly string[]): Promise<Known> {
  if (names.length === 0) return new Map();
  const columns = { id: product.id, unitPrice: product.unitPrice, mpn: product.mpn };
  const rows = await db.select(columns).from(product).where(inArray(product.mpn, names));
  return new Map(rows.map(({ mpn, ...found }) => [mpn, found]));
}

/** The entries whose products the catalogue has, oldest first, so that the latest one gets the largest number. */
function savedRows({ memberId, now }: Filling, products: Known, entries: readonly DemoSavedProduct[]) {
  const oldestFirst = entries.toSorted((a, b) => b.daysAgo - a.daysAgo);
  return oldestFirst.flatMap(({ productNum, daysAgo, thenPercent = 100 }) => {
    const found = products.get(productNum);
    if (!found) return [];
    const { unitPrice } = found;
    const seenPrice = unitPrice === null ? null : Math.round((unitPrice * thenPercent) / 100);
    return [{ memberId, productId: found.id, seenPrice, at: new Date(now.getTime() - daysAgo * dayMs) }];
  });
}

/** Gives the demo member favourites and footprints. */
export async function fillSavedProducts(filling: Filling): Promise<void> {
  const { db, content } = filling;
  const { favourites = [], footprints = [] } = content;
  const names = [...favourites, ...footprints].map(({ productNum }) => productNum);
  const products = await productsNamed(db, [...new Set(names)]);
  const favouriteRows = savedRows(filling, products, favourites).map(({ at: createdAt, ...row }) => {
    return { ...row, createdAt };
  });
  if (favouriteRows.length > 0) await db.insert(favourite).values(favouriteRows);
  const visits = savedRows(filling, products, footprints).map(({ at: visitedAt, ...row }) => {
    return { ...row, visitedAt };
  });
  if (visits.length > 0) await db.insert(footprint).values(visits);
}
