import { eq } from 'drizzle-orm';
import { selectCartItemsAnswerLimits } from '#generated/limits.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { cartItemAnswer, readCartLines } from './cart-lines.ts';
import { addToCart, changeLine, deleteLine } from './change-lines.ts';
import { readChosenLines } from './chosen-lines.ts';

const mostChosen = selectCartItemsAnswerLimits.data.maxItems;

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
    const carIds = ids.split(',').map(Number);
    if (carIds.length > mostChosen) {
      const fields = [{ field: 'ids', rule: 'maxItems' as const, limit: mostChosen }];
      return { ok: false, code: 'fieldRefused', params: { fields } };
    }
    if (!carIds.every(Number.isSafeInteger)) return { ok: false, code: 'notFound' };
    const chosen = await readChosenLines(db, callingMember(context).id, carIds);
    if (!chosen.ok) return chosen;
    return { ok: true, data: chosen.value.map((line) => cartItemAnswer(line, language)) };
  },
} satisfies Partial<AppHandlers>;
