import { recordOf } from '#domain/record-of.ts';
import { constants } from '#generated/constants.ts';
import { quantityLimits } from '#generated/limits.ts';
import { createStore, useStore } from '#web/state/store.ts';

/** A cart line of somebody who is not signed in, stored in this browser until it can be moved into a member's cart. */
export interface GuestLine {
  readonly productId: number;
  /** The part number, by which the line is named when it cannot be moved. */
  readonly productNum: string;
  readonly num: number;
  /** When it was last added to, Unix milliseconds. */
  readonly at: number;
  /** An unfinished move: whose cart, how many pieces, and how many that cart held before. */
  readonly move?: { readonly email: string; readonly num: number; readonly before: number };
  /** The code with which the server refused the line. */
  readonly refused?: number;
}

const longestStay = constants.visitorCartLife * 1000;
export const guestCartKey = 'visitorCart';
const none: readonly GuestLine[] = [];

function isLine(value: unknown): value is GuestLine {
  const { productId, productNum, num, at } = recordOf(value);
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(num) &&
    typeof productNum === 'string' &&
    typeof at === 'number'
  );
}

function parse(raw: string | null, now: number): readonly GuestLine[] {
  try {
    const value: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(value) ? value.filter(isLine).filter(({ at }) => now - at < longestStay) : none;
  } catch {
    return none;
  }
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const readRaw = () => storage()?.getItem(guestCartKey) ?? null;

/** The stored lines; other tabs change them too. */
export function readGuestCart(): readonly GuestLine[] {
  return parse(readRaw(), Date.now());
}

let snapshot: { readonly raw: string | null; readonly lines: readonly GuestLine[] } | undefined;

/** The same array until something changes, as `useSyncExternalStore` requires. */
function currentLines(): readonly GuestLine[] {
  const stored = readRaw();
  if (snapshot?.raw !== stored) snapshot = { raw: stored, lines: parse(stored, Date.now()) };
  return snapshot.lines;
}

/** Counts the changes of this tab: the `storage` event fires only in the others. */
const changes = createStore(0);

function write(lines: readonly GuestLine[]): boolean {
  try {
    if (lines.length === 0) storage()?.removeItem(guestCartKey);
    else storage()?.setItem(guestCartKey, JSON.stringify(lines));
    changes.set(changes.get() + 1);
    return storage() !== undefined;
  } catch {
    return false;
  }
}

function subscribe(listener: () => void): () => void {
  const leave = changes.subscribe(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    leave();
    globalThis.removeEventListener('storage', listener);
  };
}

/** The guest's lines; none while rendering on the server and hydrating. */
export function useGuestCart(): readonly GuestLine[] {
  return useStore({ get: currentLines, subscribe, set: () => undefined }, none);
}

export type GuestCartResult = 'added' | 'full' | 'tooMany' | 'noStorage';

/** Adds pieces of a product; quantities of one product are summed, as in a member's cart. */
export function addToGuestCart(
  product: Pick<GuestLine, 'productId' | 'productNum'>,
  pieces: number,
): GuestCartResult {
  const lines = readGuestCart();
  const known = lines.find(({ productId }) => productId === product.productId);
  const num = pieces + (known?.num ?? 0);
  if (num > quantityLimits.maximum) return 'tooMany';
  if (!known && lines.length >= constants.visitorCartLines) return 'full';
  const { refused: _, ...current } = known ?? {
    productId: product.productId,
    productNum: product.productNum,
  };
  const line = { ...current, num, at: Date.now() };
  const others = lines.filter((other) => other !== known);
  return write([line, ...others]) ? 'added' : 'noStorage';
}

/** Changes one line, if it is still there; a change to undefined removes it. */
export function changeGuestLine(productId: number, change: (line: GuestLine) => GuestLine | undefined): void {
  write(readGuestCart().flatMap((line) => (line.productId === productId ? (change(line) ?? []) : [line])));
}

/** Subtracts pieces that have reached a member's cart; what was added to the line in the meantime stays. */
export function removeFromGuestCart(productId: number, pieces: number): void {
  changeGuestLine(productId, ({ move: _, ...line }) =>
    line.num > pieces ? { ...line, num: line.num - pieces } : undefined,
  );
}
