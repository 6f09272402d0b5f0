import { asc, count, eq } from 'drizzle-orm';
import { inLanguage } from '#domain/language.ts';
import { type AppHandlers, callingMember } from '#server/call-context.ts';
import { friendLink } from '#server/db/schema/frame.ts';
import { cartItem } from '#server/db/schema/shop.ts';
import { countUnreadMessages } from '#server/messages/index.ts';

export const frameHandlers = {
  async countUnreadMessages(context) {
    return { ok: true, data: await countUnreadMessages(context.db, callingMember(context).id) };
  },

  async countCartItems(context) {
    const mine = eq(cartItem.memberId, callingMember(context).id);
    const [found] = await context.db.select({ items: count() }).from(cartItem).where(mine);
    return { ok: true, data: found?.items ?? 0 };
  },

  async listFriendLinks({ db, language }) {
    const links = await db.select().from(friendLink).orderBy(asc(friendLink.sort), asc(friendLink.id));
    const data = links.map(({ nameZh, nameEn, linkUrl, coverImage }) => ({
      linkName: inLanguage({ zh: nameZh, en: nameEn }, language),
      linkUrl,
      ...(coverImage === null ? {} : { coverImage }),
    }));
    return { ok: true, data };
  },
} satisfies Partial<AppHandlers>;
