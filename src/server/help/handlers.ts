import { asc } from 'drizzle-orm';
import { inLanguage } from '#domain/language.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { helpEntryLeaveValues } from '#generated/enums.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { hasId } from '#server/db/has-id.ts';
import { helpEntry } from '#server/db/schema/content.ts';

export const helpHandlers = {
  async listHelpEntries({ db, language }) {
    const rows = await db.select().from(helpEntry).orderBy(asc(helpEntry.sort), asc(helpEntry.id));
    const data = rows.map((row) => ({
      id: row.id,
      pkid: row.id,
      parentId: row.parentId ?? 0,
      leave: row.parentId === null ? helpEntryLeaveValues.topLevel : helpEntryLeaveValues.childLevel,
      menuName: inLanguage({ zh: row.menuNameZh, en: row.menuNameEn }, language),
    }));
    return { ok: true, data };
  },

  async getHelpEntry({ db, language }, { id }) {
    const [found] = await db.select().from(helpEntry).where(hasId(helpEntry.id, id));
    const known = requireExisting(found);
    if (!known.ok) return known;
    const row = known.value;
    const menuName = inLanguage({ zh: row.menuNameZh, en: row.menuNameEn }, language);
    const content = inLanguage({ zh: row.contentZh, en: row.contentEn }, language);
    return { ok: true, data: { id: row.id, menuName, content } };
  },
} satisfies Partial<AppHandlers>;
