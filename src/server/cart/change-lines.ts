import { and, count, eq } from 'drizzle-orm';
import { quantityRules } from '#domain/cart/line-problem.ts';
import { checkQuantity } from '#domain/money/index.ts';
import { constants } from '#generated/constants.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/session.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { readCartLines } from './cart-lines.ts';
import { type Offer, offerColumns, priceNow, refusedProduct } from './offer.ts';

type Named = ReturnType<typeof refusedProduct> & { readonly carId?: number };

type Changed<Code extends string> =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: Code; readonly params?: { readonly products: [Named] } };

type AddCode = 'notFound' | 'productWithdrawn' | 'quantityRefused';

function refused(code: 'productWithdrawn' | 'quantityRefused', offer: Offer, carId?: number) {
  const named: Named = { ...refusedProduct(offer), ...(carId === undefined ? {} : { carId }) };
  return { ok: false, code, params: { products: [named] as [Named] } } as const;
}

/** Why the cart cannot hold the given quantity of the product; undefined when it can. */
function validateLine(offer: Offer, quantity: number, carId?: number) {
  if (offer.withdrawn) return refused('productWithdrawn', offer, carId);
  return checkQuantity(quantity, quantityRules(offer)).ok
    ? undefined
    : refused('quantityRefused', offer, carId);
}

interface Addition {
  readonly memberId: number;
  readonly productId: number;
  readonly pieces: number;
  readonly now: Date;
}

/** Additions of one member take their turns on the row of the member, so that sums and the number of lines are exact. */
export function addToCart(
  db: Executor,
  { memberId, productId, pieces, now }: Addition,
): Promise<Changed<AddCode>> {
  return db.transaction(async (tx): Promise<Changed<AddCode>> => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update');
    const [offer] = await tx.select(offerColumns).from(product).where(hasId(product.id, productId));
    if (!offer) return { ok: false, code: 'notFound' };
    const mine = eq(cartItem.memberId, memberId);
    const [line] = await tx
      .select({ id: cartItem.id, num: cartItem.num })
      .from(cartItem)
      .where(and(mine, eq(cartItem.productId, offer.productId)))
      .for('update');
    const num = pieces + (line?.num ?? 0);
    const invalid = validateLine(offer, num, line?.id);
    if (invalid) return invalid;
    const chosen = { num, seenPrice: priceNow(offer, num) };
    if (line) {
      await tx.update(cartItem).set(chosen).where(eq(cartItem.id, line.id));
      return { ok: true };
    }
    const [held] = await tx.select({ lines: count() }).from(cartItem).where(mine);
    if ((held?.lines ?? 0) >= constants.cartMaxItems) return refused('quantityRefused', offer);
    await tx.insert(cartItem).values({ memberId, productId: offer.productId, ...chosen, createdAt: now });
    return { ok: true };
  });
}

async function whyNot(db: Executor, carId: number): Promise<{ ok: false; code: 'notYours' | 'notFound' }> {
  const [other] = await db.select({ id: cartItem.id }).from(cartItem).where(hasId(cartItem.id, carId));
  return { ok: false, code: other ? 'notYours' : 'notFound' };
}

function ownLine(memberId: number, carId: number) {
  return and(hasId(cartItem.id, carId), eq(cartItem.memberId, memberId));
}

/** Sets the number of pieces of a line; the price of now counts as seen. */
export async function changeLine(
  db: Executor,
  memberId: number,
  { carId, num }: { readonly carId: number; readonly num: number },
): Promise<Changed<AddCode | 'notYours'>> {
  const mine = ownLine(memberId, carId);
  const [line] = mine ? await readCartLines(db, mine) : [];
  if (!line) return whyNot(db, carId);
  const invalid = validateLine(line, num, line.carId);
  if (invalid) return invalid;
  const changed = await db
    .update(cartItem)
    .set({ num, seenPrice: priceNow(line, num) })
    .where(mine)
    .returning({ id: cartItem.id });
  return changed.length > 0 ? { ok: true } : { ok: false, code: 'notFound' };
}

/** Takes a line out of the cart. */
export async function deleteLine(
  db: Executor,
  memberId: number,
  carId: number,
): Promise<Changed<'notFound' | 'notYours'>> {
  const deleted = await db.delete(cartItem).where(ownLine(memberId, carId)).returning({ id: cartItem.id });
  return deleted.length > 0 ? { ok: true } : whyNot(db, carId);
}
