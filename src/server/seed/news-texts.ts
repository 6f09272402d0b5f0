import { eq } from 'drizzle-orm';
import { cleanHtml } from '#domain/text/clean-html.ts';
import type { Executor } from '#server/db/client.ts';
import { news } from '#server/db/schema/content.ts';
import type { DemoNews } from './demo-content.ts';
import { before } from './demo-time.ts';
import { TextKeeper, type TextTable } from './keep-texts.ts';
import { withProductPages } from './product-links.ts';

/** What a news item shows besides its date, which stays. */
type NewsFields = Omit<typeof news.$inferSelect, 'id' | 'createdAt'>;

function newsTable(db: Executor, dateOf: (slug: string) => Date): TextTable<NewsFields> {
  return {
    kind: 'news',
    read: async () =>
      (await db.select().from(news)).map(({ id, createdAt: _, ...fields }) => ({ id, fields })),
    insert: async ({ slug, fields }) => {
      const [made] = await db
        .insert(news)
        .values({ ...fields, createdAt: dateOf(slug) })
        .returning({ id: news.id });
      return made?.id;
    },
    update: async (id, fields) => {
      await db.update(news).set(fields).where(eq(news.id, id));
    },
    titlesOf: ({ titleZh, titleEn }) => [titleZh, titleEn],
  };
}

function fieldsOf(item: DemoNews, products: ReadonlyMap<string, number>): NewsFields {
  const text = withProductPages(item.content, products);
  return {
    contentType: item.contentType,
    titleZh: item.title.zh,
    titleEn: item.title.en,
    viceTitleZh: item.viceTitle.zh,
    viceTitleEn: item.viceTitle.en,
    imageUrl: item.imageUrl,
    contentZh: cleanHtml(text.zh),
    contentEn: cleanHtml(text.en),
  };
}

interface NewsTexts {
  readonly items: readonly DemoNews[];
  readonly products: ReadonlyMap<string, number>;
  /** When the shop was filled. */
  readonly filledAt: Date;
}

/**
 * Writes the news: what is new, and what nobody has edited since. Returns the ids in the order of the items; undefined for one that
 * has no row.
 */
export async function writeNews(
  db: Executor,
  { items, products, filledAt }: NewsTexts,
): Promise<readonly (number | undefined)[]> {
  const days = new Map(items.map(({ slug, daysAgo }) => [slug, daysAgo]));
  const texts = await TextKeeper.open(
    db,
    newsTable(db, (slug) => before(filledAt, days.get(slug) ?? 0)),
  );
  const ids: (number | undefined)[] = [];
  for (const item of items)
    ids.push(await texts.write({ slug: item.slug, fields: fieldsOf(item, products) }));
  return ids;
}
