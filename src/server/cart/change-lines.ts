import { and, count, eq } from 'drizzle-orm';
import { addToLine, chooseQuantity } from '#domain/cart/cart-lines.ts';
import type { LinesRefusal } from '#domain/cart/offered-product.ts';
import { type NotFound, notFound, requireExisting } from '#domain/ownership/own-entry.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { deleteOwn } from '#server/db/delete-own.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/session.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { readCartLines } from './cart-lines.ts';

type Changed<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly params?: LinesRefusal<Code>['params'] };

type ChangeCode = NotFound['code'] | 'productWithdrawn' | 'quoteNeeded' | 'quantityRefused';
type AddCode = ChangeCode | 'outOfStock';

interface Addition {
  readonly memberId: number;
  readonly productId: number;
  readonly pieces: number;
  readonly now: Date;
}

/** Adds a product to the cart. Locks the member's row, so that parallel additions count quantities and lines correctly. */
export function addToCart(
  db: Executor,
  { memberId, productId, pieces, now }: Addition,
): Promise<Changed<AddCode>> {
  return db.transaction(async (tx): Promise<Changed<AddCode>> => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
    const [row] = await tx.select(offerColumns).from(product).where(hasId(product.id, productId));
    const known = requireExisting(row);
    if (!known.ok) return known;
    const found = known.value;
    const mine = eq(cartItem.memberId, memberId);
    const [line] = await tx
      .select({ carId: cartItem.id, num: cartItem.num })
      .from(cartItem)
      .where(and(mine, eq(cartItem.productId, found.productId)))
      .for('update');
    const [held] = await tx.select({ lines: count() }).from(cartItem).where(mine);
    const chosen = addToLine({
      product: offeredProduct(found),
      added: pieces,
      line,
      lines: held?.lines ?? 0,
    });
    if (!chosen.ok) return chosen;
    if (line) await tx.update(cartItem).set(chosen.value).where(eq(cartItem.id, line.carId));
    else
      await tx
        .insert(cartItem)
        .values({ memberId, productId: found.productId, ...chosen.value, createdAt: now });
    return { ok: true };
  });
}

function ownLine(memberId: number, carId: number) {
  return and(hasId(cartItem.id, carId), eq(cartItem.memberId, memberId));
}

/** Sets the quantity of a line; the current price counts as seen. */
export async function changeLine(
  db: Executor,
  memberId: number,
  { carId, num }: { readonly carId: number; readonly num: number },
): Promise<Changed<ChangeCode>> {
  const mine = ownLine(memberId, carId);
  const [line] = mine ? await readCartLines(db, mine) : [];
  if (!line) return notFound;
  const chosen = chooseQuantity({ product: line, num, carId });
  if (!chosen.ok) return chosen;
  const changed = await db.update(cartItem).set(chosen.value).where(mine).returning({ id: cartItem.id });
  const still = requireExisting(changed[0]);
  return still.ok ? { ok: true } : still;
}

/** Deletes a cart line. */
export function deleteLine(db: Executor, memberId: number, carId: number) {
  return deleteOwn(db, cartItem, { id: carId, memberId });
}
