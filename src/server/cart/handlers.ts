import { eq } from 'drizzle-orm';
import { readCarIds } from '#domain/cart/cart-lines.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { cartItemAnswer, readCartLines } from './cart-lines.ts';
import { addToCart, changeLine, deleteLine } from './change-lines.ts';
import { readChosenLines } from './chosen-lines.ts';

export const cartHandlers = {
  async listCartItems(context) {
    const { db, language } = context;
    const lines = await readCartLines(db, eq(cartItem.memberId, callingMember(context).id));
    return { ok: true, data: lines.map((line) => cartItemAnswer(line, language)) };
  },

  async addCartItem(context, { productId, producNum }) {
    const { db, now } = context;
    return addToCart(db, { memberId: callingMember(context).id, productId, pieces: producNum, now });
  },

  async deleteCartItem(context, { carId }) {
    return deleteLine(context.db, callingMember(context).id, carId);
  },

  async updateCartItem(context, { carId, num }) {
    return changeLine(context.db, callingMember(context).id, { carId, num });
  },

  async selectCartItems(context, { ids }) {
    const { db, language } = context;
    const carIds = readCarIds(ids);
    if (!carIds.ok) return carIds;
    const chosen = await readChosenLines(db, callingMember(context).id, carIds.value);
    if (!chosen.ok) return chosen;
    return { ok: true, data: chosen.value.map((line) => cartItemAnswer(line, language)) };
  },
} satisfies Partial<AppHandlers>;
