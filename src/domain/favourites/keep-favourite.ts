import { constants } from '#generated/constants.ts';

/** What a member has of a product: a favourite, or one that was removed. */
export interface KnownFavourite {
  readonly removedAt: Date | null;
}

interface Wish {
  readonly product: { readonly withdrawn: boolean };
  readonly known: KnownFavourite | undefined;
  /** How many favourites the member has. */
  readonly total: number;
  readonly now: Date;
}

type Kept =
  | { readonly ok: true; readonly effect: 'stays' | 'restored' | 'added' }
  | { readonly ok: false; readonly code: 'productWithdrawn' | 'notOffered' };

/** Favourites that were removed before this moment cannot be restored any more. */
export function oldestRestorable(now: Date): Date {
  return new Date(now.getTime() - constants.favouriteRestore * 1000);
}

/** Whether a removed favourite can still be restored as it was, with its price and its place in the list. */
export function isRestorable({ removedAt }: KnownFavourite, now: Date): boolean {
  return removedAt !== null && removedAt >= oldestRestorable(now);
}

/**
 * Decides what keeping a product does: a favourite stays one, one that was removed a moment ago is restored. Refused as
 * `productWithdrawn` when the product left the shop (restoring is not), as `notOffered` at `constants.favouritesMax`.
 */
export function keepFavourite({ product, known, total, now }: Wish): Kept {
  if (known?.removedAt === null) return { ok: true, effect: 'stays' };
  const restorable = known !== undefined && isRestorable(known, now);
  if (product.withdrawn && !restorable) return { ok: false, code: 'productWithdrawn' };
  if (total >= constants.favouritesMax) return { ok: false, code: 'notOffered' };
  return { ok: true, effect: restorable ? 'restored' : 'added' };
}
