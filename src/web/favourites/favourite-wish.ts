const key = 'favouriteWish';
/** Where the browser stores nothing, signing in does not reload the page. */
let memory: string | undefined;

/** Remembers that a visitor wants to keep a product, over the reload that follows the sign-in, in this tab only. */
export function rememberWish(productId: number): void {
  memory = String(productId);
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

/** Forgets the wish, and returns whether it was for this product. */
export function takeWish(productId: number): boolean {
  if (currentWish() !== String(productId)) return false;
  memory = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
  return true;
}
