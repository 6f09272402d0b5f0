import { constants } from '#generated/constants.ts';
import { quantityLimits } from '#generated/limits.ts';
import { createStore, useStore } from '#web/state/store.ts';

/** What a visitor put into the cart: it is kept in this browser until it can be moved into the cart of a member. */
export interface LocalLine {
  readonly productId: number;
  /** The part number, by which the line is named when it cannot be moved. */
  readonly productNum: string;
  readonly num: number;
  /** When it was last added to, Unix milliseconds. */
  readonly at: number;
  /** A move that was begun: whose cart, how many pieces, and how many were in it before. */
  readonly move?: { readonly email: string; readonly num: number; readonly before: number };
  /** The code with which the shop refused the line. */
  readonly refused?: number;
}

const longestStay = constants.visitorCartLife * 1000;
const key = 'visitorCart';
const none: readonly LocalLine[] = [];

function isLine(value: unknown): value is LocalLine {
  if (typeof value !== 'object' || value === null) return false;
  const { productId, productNum, num, at } = value as Partial<Record<keyof LocalLine, unknown>>;
  return (
    Number.isSafeInteger(productId) &&
    Number.isSafeInteger(num) &&
    typeof productNum === 'string' &&
    typeof at === 'number'
  );
}

function parse(raw: string | null, now: number): readonly LocalLine[] {
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

const raw = () => storage()?.getItem(key) ?? null;

/** The lines as they stand in the storage now, which other tabs change too. */
export function readLocalCart(): readonly LocalLine[] {
  return parse(raw(), Date.now());
}

let snapshot: { readonly raw: string | null; readonly lines: readonly LocalLine[] } | undefined;

/** The same list as long as nothing has changed, as React asks for it. */
function currentLines(): readonly LocalLine[] {
  const stored = raw();
  if (snapshot?.raw !== stored) snapshot = { raw: stored, lines: parse(stored, Date.now()) };
  return snapshot.lines;
}

/** Goes up with every change of this tab: the storage tells only the others. */
const changes = createStore(0);

function write(lines: readonly LocalLine[]): boolean {
  try {
    if (lines.length === 0) storage()?.removeItem(key);
    else storage()?.setItem(key, JSON.stringify(lines));
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

/** The visitor's lines; none while rendering on the server and hydrating. */
export function useLocalCart(): readonly LocalLine[] {
  return useStore({ get: currentLines, subscribe, set: () => undefined }, none);
}

export type Kept = 'kept' | 'full' | 'tooMany' | 'noStorage';

/** Keeps pieces of a product; those of one product are summed, as in the cart of a member. */
export function keepLocally(product: Pick<LocalLine, 'productId' | 'productNum'>, pieces: number): Kept {
  const lines = readLocalCart();
  const known = lines.find(({ productId }) => productId === product.productId);
  const num = pieces + (known?.num ?? 0);
  if (num > quantityLimits.maximum) return 'tooMany';
  if (!known && lines.length >= constants.visitorCartLines) return 'full';
  const { refused: _, ...kept } = known ?? { productId: product.productId, productNum: product.productNum };
  const line = { ...kept, num, at: Date.now() };
  const others = lines.filter((one) => one !== known);
  return write([line, ...others]) ? 'kept' : 'noStorage';
}

/** Changes one line, if it is still there; what comes of it as undefined leaves the list. */
export function changeLocalLine(productId: number, change: (line: LocalLine) => LocalLine | undefined): void {
  write(readLocalCart().flatMap((line) => (line.productId === productId ? (change(line) ?? []) : [line])));
}

/** Takes pieces that are in a member's cart now off their line; what was added to it meanwhile stays. */
export function takeOffLocally(productId: number, pieces: number): void {
  changeLocalLine(productId, ({ move: _, ...line }) =>
    line.num > pieces ? { ...line, num: line.num - pieces } : undefined,
  );
}
