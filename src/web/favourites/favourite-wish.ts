const key = 'favouriteWish';
/** Where the browser stores nothing, signing in does not reload the page. */
let memory: string | undefined;
let isClaimed = false;

/** Remembers that a visitor wants to keep a product, over the reload that follows the sign-in, in this tab only. */
export function rememberWish(productId: number): void {
  memory = String(productId);
  isClaimed = false;
  try {
    sessionStorage.setItem(key, memory);
  } catch {
    // The wish lasts as long as the page.
  }
}

function currentWish(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? memory;
  } catch {
    return memory;
  }
}

/**
 * Whether a visitor's wish for this product is still to be fulfilled, for the first that asks on this page. It stays remembered
 * until the shop has responded: the reload after the sign-in may end the call.
 */
export function claimWish(productId: number): boolean {
  if (isClaimed || currentWish() !== String(productId)) return false;
  isClaimed = true;
  return true;
}

/** Forgets the wish if it was for this product. */
export function forgetWish(productId: number): void {
  if (currentWish() !== String(productId)) return;
  memory = undefined;
  isClaimed = false;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
