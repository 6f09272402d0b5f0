import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { forgottenVisits, recordVisit } from '#domain/footprints/visits.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { footprint } from '#server/db/schema/saved-products.ts';

interface Visit {
  readonly memberId: number;
  readonly productId: number;
  readonly now: Date;
}

type Recorded =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'notFound' | 'productWithdrawn' };

/** Records a visit at the current price and forgets the oldest ones beyond the number that is kept. */
export async function addVisit(db: Executor, { memberId, productId, now }: Visit): Promise<Recorded> {
  const [row] = await db
    .select({ id: product.id, unitPrice: product.unitPrice, withdrawn: product.withdrawn })
    .from(product)
    .where(hasId(product.id, productId));
  const known = requireExisting(row);
  if (!known.ok) return known;
  const found = known.value;
  const recorded = recordVisit(found);
  if (!recorded.ok) return recorded;
  const visit = { memberId, productId: found.id, seenPrice: found.unitPrice, visitedAt: now };
  await db
    .insert(footprint)
    .values(visit)
    .onConflictDoUpdate({
      target: [footprint.memberId, footprint.productId],
      // Calls of the same moment may arrive in any order: the latest visit stays.
      set: {
        seenPrice: found.unitPrice,
        visitedAt: sql`greatest(${footprint.visitedAt}, excluded.visited_at)`,
      },
    });
  const mine = eq(footprint.memberId, memberId);
  const latestFirst = await db
    .select({ id: footprint.id })
    .from(footprint)
    .where(mine)
    .orderBy(desc(footprint.visitedAt), desc(footprint.id));
  const forgotten = forgottenVisits(latestFirst).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(footprint).where(and(mine, inArray(footprint.id, forgotten)));
  return { ok: true };
}
