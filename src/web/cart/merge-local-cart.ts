import { codes } from '#generated/constants.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changeLocalLine, type LocalLine, readLocalCart, takeOffLocally } from './local-cart.ts';

/** The cart of the member who has signed in. */
export interface MemberCart {
  readonly email: string;
  /** How many pieces of each product are in it. */
  readonly pieces: () => Promise<ReadonlyMap<number, number>>;
  readonly add: (productId: number, pieces: number) => Promise<unknown>;
}

export interface Merged {
  readonly moved: number;
  readonly refused: number;
  /** The shop could not be reached: what is left is tried again later. */
  readonly lost: boolean;
}

const sessionCodes: readonly number[] = [codes.signInNeeded, codes.sessionExpired];

/** One tab at a time; browsers offer the lock only on secure origins and on this computer. */
async function alone<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? await locks.request('visitorCart', run) : run();
}

/**
 * A move whose answer never came was carried out when the number of pieces is another than before: adding is no call that may
 * simply be repeated.
 */
function wasMoved({ move }: LocalLine, email: string, held: number): boolean {
  return move !== undefined && move.email === email && held !== move.before;
}

async function moveLine(line: LocalLine, cart: MemberCart, held: number): Promise<void> {
  const { productId, num } = line;
  if (wasMoved(line, cart.email, held)) return takeOffLocally(productId, line.move?.num ?? num);
  changeLocalLine(productId, (one) => ({ ...one, move: { email: cart.email, num, before: held } }));
  await cart.add(productId, num);
  takeOffLocally(productId, num);
}

async function moveAll(cart: MemberCart): Promise<Merged> {
  const waiting = readLocalCart().filter(({ refused }) => refused === undefined);
  if (waiting.length === 0) return { moved: 0, refused: 0, lost: false };
  let [moved, refused] = [0, 0];
  try {
    const held = await cart.pieces();
    // The last added line comes last, so that it is the first of the cart.
    for (const line of waiting.toReversed()) {
      try {
        await moveLine(line, cart, held.get(line.productId) ?? 0);
        moved += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || sessionCodes.includes(error.code)) throw error;
        const { code } = error;
        changeLocalLine(line.productId, ({ move: _, ...one }) => ({ ...one, refused: code }));
        refused += 1;
      }
    }
    return { moved, refused, lost: false };
  } catch (error) {
    return { moved, refused, lost: !(error instanceof ApiError) };
  }
}

/** Moves what this browser kept into the cart of the member, each line once; what is refused stays here with the reason. */
export function mergeLocalCart(cart: MemberCart): Promise<Merged> {
  return alone(() => moveAll(cart));
}
