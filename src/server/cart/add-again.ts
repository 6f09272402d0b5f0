import { and, count, eq } from 'drizzle-orm';
import { buyLineAgain, type LineAgain } from '#domain/orders-standard/buy-again.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/session.ts';
import { cartItem } from '#server/db/schema/shop.ts';

/** A line of an order that goes into the cart again. */
export interface LineToAdd {
  readonly productId: number;
  readonly num: number;
}

interface Buyer {
  readonly memberId: number;
  readonly now: Date;
}

async function addLine(
  tx: Executor,
  { memberId, now }: Buyer,
  { productId, num: added }: LineToAdd,
): Promise<LineAgain> {
  const [found] = await tx.select(offerColumns).from(product).where(hasId(product.id, productId));
  const mine = eq(cartItem.memberId, memberId);
  const [line] = await tx
    .select({ carId: cartItem.id, num: cartItem.num })
    .from(cartItem)
    .where(and(mine, eq(cartItem.productId, productId)))
    .for('update');
  const [held] = await tx.select({ lines: count() }).from(cartItem).where(mine);
  const offered = found && offeredProduct(found);
  const again = buyLineAgain({ product: offered, added, line, lines: held?.lines ?? 0 });
  const { chosen } = again;
  if (!chosen) return again;
  if (line) await tx.update(cartItem).set(chosen).where(eq(cartItem.id, line.carId));
  else await tx.insert(cartItem).values({ memberId, productId, ...chosen, createdAt: now });
  return again;
}

/** Puts lines of an order into the cart as far as they can be had, and returns the result for each. Locks like `addToCart`. */
export async function addLinesAgain(
  tx: Executor,
  buyer: Buyer,
  lines: readonly LineToAdd[],
): Promise<readonly LineAgain[]> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, buyer.memberId)).for('no key update');
  const results: LineAgain[] = [];
  for (const line of lines) results.push(await addLine(tx, buyer, line));
  return results;
}
