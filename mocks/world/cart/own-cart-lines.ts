import { pickOwnLines } from '#domain/cart/cart-lines.ts';
import { type Call, callingMember } from '../call.ts';

/** The caller's cart lines with the given ids, each once and in the order of the ids. */
export function ownCartLines(call: Call, carIds: readonly number[]) {
  const found = carIds.flatMap((carId) => call.world.store.find('cartItems', 'carId', carId) ?? []);
  return pickOwnLines(
    found.map((line) => ({ ...line, memberId: line.$owner })),
    callingMember(call).$id,
    carIds,
  );
}
