import { codes } from '#generated/constants.ts';
import { ApiError } from '#web/api/api-error.ts';
import { changeGuestLine, type GuestLine, readGuestCart, removeFromGuestCart } from './guest-cart.ts';

/** The cart of the signed-in member. */
export interface MemberCart {
  readonly email: string;
  /** How many pieces of each product are in it. */
  readonly pieces: () => Promise<ReadonlyMap<number, number>>;
  readonly add: (productId: number, pieces: number) => Promise<unknown>;
}

export interface Merged {
  readonly moved: number;
  readonly refused: number;
  /** The server could not be reached; the remaining lines are tried again later. */
  readonly lost: boolean;
}

const sessionCodes: readonly number[] = [codes.signInNeeded, codes.sessionExpired];

/** One tab at a time. Browsers offer locks only on secure origins and on localhost. */
async function runAlone<T>(run: () => Promise<T>): Promise<T> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? await locks.request('visitorCart', run) : run();
}

/**
 * A move without a response was carried out if the cart now holds another number of pieces than before: this is known however long
 * ago it was.
 */
function wasMoved({ move }: GuestLine, email: string, held: number): boolean {
  return move !== undefined && move.email === email && held !== move.before;
}

async function moveLine(line: GuestLine, cart: MemberCart, held: number): Promise<void> {
  const { productId, num } = line;
  if (wasMoved(line, cart.email, held)) return removeFromGuestCart(productId, line.move?.num ?? num);
  changeGuestLine(productId, (current) => ({ ...current, move: { email: cart.email, num, before: held } }));
  await cart.add(productId, num);
  removeFromGuestCart(productId, num);
}

async function moveAll(cart: MemberCart): Promise<Merged> {
  const pending = readGuestCart().filter(({ refused }) => refused === undefined);
  if (pending.length === 0) return { moved: 0, refused: 0, lost: false };
  let [moved, refused] = [0, 0];
  try {
    const held = await cart.pieces();
    // The last added line comes last, so that it is the first of the cart.
    for (const line of pending.toReversed()) {
      try {
        await moveLine(line, cart, held.get(line.productId) ?? 0);
        moved += 1;
      } catch (error) {
        if (!(error instanceof ApiError) || sessionCodes.includes(error.code)) throw error;
        const { code } = error;
        changeGuestLine(line.productId, ({ move: _, ...current }) => ({ ...current, refused: code }));
        refused += 1;
      }
    }
    return { moved, refused, lost: false };
  } catch (error) {
    return { moved, refused, lost: !(error instanceof ApiError) };
  }
}

/** Moves the guest cart into the member's cart, each line once; refused lines stay here with the reason. */
export function mergeGuestCart(cart: MemberCart): Promise<Merged> {
  return runAlone(() => moveAll(cart));
}
