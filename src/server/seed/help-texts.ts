import { eq, max } from 'drizzle-orm';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { Executor } from '#server/db/client.ts';
import { helpEntry } from '#server/db/schema/content.ts';
import type { DemoHelp, DemoHelpEntry } from './demo-content.ts';
import { TextKeeper, type TextTable } from './keep-texts.ts';

type HelpFields = Omit<typeof helpEntry.$inferSelect, 'id'>;

async function nextId(db: Executor): Promise<number> {
  const [found] = await db.select({ highest: max(helpEntry.id) }).from(helpEntry);
  return (found?.highest ?? 0) + 1;
}

async function hasEntry(db: Executor, id: number): Promise<boolean> {
  const found = await db.select({ id: helpEntry.id }).from(helpEntry).where(eq(helpEntry.id, id));
  return found.length > 0;
}

function helpTable(db: Executor): TextTable<HelpFields> {
  return {
    kind: 'help',
    read: async () => (await db.select().from(helpEntry)).map(({ id, ...fields }) => ({ id, fields })),
    insert: async ({ fields }) => {
      if (fields.parentId !== null && !(await hasEntry(db, fields.parentId))) return undefined;
      const id = await nextId(db);
      await db.insert(helpEntry).values({ id, ...fields });
      return id;
    },
    update: async (id, fields) => {
      await db.update(helpEntry).set(fields).where(eq(helpEntry.id, id));
    },
    titlesOf: ({ menuNameZh, menuNameEn }) => [menuNameZh, menuNameEn],
  };
}

function fieldsOf({ menuName, content }: DemoHelpEntry, parentId: number | null, sort: number): HelpFields {
  return {
    parentId,
    menuNameZh: menuName.zh,
    menuNameEn: menuName.en,
    contentZh: cleanHtml(content.zh),
    contentEn: cleanHtml(content.en),
    sort,
  };
}

/** Writes the help centre: what is new in it, and what nobody has edited since. */
export async function writeHelp(db: Executor, menu: readonly DemoHelp[]): Promise<void> {
  const texts = await TextKeeper.open(db, helpTable(db));
  let sort = 0;
  const write = (entry: DemoHelpEntry, parentId: number | null) => {
    sort += 1;
    return texts.write({ slug: entry.slug, fields: fieldsOf(entry, parentId, sort) });
  };
  for (const top of menu) {
    const parentId = await write(top, null);
    if (parentId === undefined) continue;
    for (const entry of top.entries ?? []) await write(entry, parentId);
  }
}
