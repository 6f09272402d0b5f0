import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import { inLanguage, type Language } from '#domain/language.ts';
import { requireExisting } from '#domain/ownership/own-entry.ts';
import { contentTypeValues } from '#generated/enums.ts';
import type { Answers } from '#generated/server/routes.ts';
import type { AppHandlers } from '#server/call-context.ts';
import { hasId } from '#server/db/has-id.ts';
import { banner, companyProfile, news } from '#server/db/schema/content.ts';
import { likePattern } from '../db/like-pattern.ts';

type NewsItem = Answers['getNewsDetail']['data'];

/** Columns of a news item in lists, without its content. */
const listed = {
  id: news.id,
  contentType: news.contentType,
  titleZh: news.titleZh,
  titleEn: news.titleEn,
  viceTitleZh: news.viceTitleZh,
  viceTitleEn: news.viceTitleEn,
  imageUrl: news.imageUrl,
  createdAt: news.createdAt,
};

type Listed = Pick<typeof news.$inferSelect, keyof typeof listed>;

function newsItem(row: Listed, language: Language): NewsItem {
  return {
    nid: row.id,
    title: inLanguage({ zh: row.titleZh, en: row.titleEn }, language),
    viceTitle: inLanguage({ zh: row.viceTitleZh, en: row.viceTitleEn }, language),
    imageUrl: row.imageUrl,
    createTime: row.createdAt.toISOString(),
    contentType:
      row.contentType === contentTypeValues.newsflash
        ? contentTypeValues.newsflash
        : contentTypeValues.newsItem,
  };
}

/** Searches titles in both languages: Chinese readers search for English names too. */
function withKeyWord(keyWord: string | undefined) {
  const matching = keyWord?.trim();
  if (!matching) return undefined;
  const columns = [news.titleZh, news.titleEn, news.viceTitleZh, news.viceTitleEn];
  return or(...columns.map((column) => ilike(column, likePattern(matching))));
}

type Profile = Answers['getCompanyProfile']['data'];

/** Empty profile, until one is written. */
const noProfile: Profile = {
  frontCover: '',
  synopsis: '',
  idea: '',
  mainBusiness: '',
  products: '',
  ourPurpose: '',
  imageText: '[]',
};

function profileIn(row: typeof companyProfile.$inferSelect, language: Language): Profile {
  const text = (zh: string, en: string) => inLanguage({ zh, en }, language);
  const images = row.imageText.map(({ img, zh, en }) => ({ img, des: text(zh, en) }));
  return {
    frontCover: row.frontCover,
    synopsis: text(row.synopsisZh, row.synopsisEn),
    idea: text(row.ideaZh, row.ideaEn),
    mainBusiness: text(row.mainBusinessZh, row.mainBusinessEn),
    products: text(row.productsZh, row.productsEn),
    ourPurpose: text(row.ourPurposeZh, row.ourPurposeEn),
    imageText: JSON.stringify(images),
  };
}

export const contentHandlers = {
  async getBanners({ db, language }) {
    const rows = await db.select().from(banner).orderBy(asc(banner.sort), asc(banner.id));
    const ofSize = (size: 'big' | 'small') =>
      rows
        .filter((row) => row.size === size)
        .map((row) => ({
          imgUrl: inLanguage({ zh: row.imgUrlZh, en: row.imgUrlEn }, language),
          linkUrl: row.linkUrl,
        }));
    return { ok: true, data: { bigBanner: ofSize('big'), smallBanner: ofSize('small') } };
  },

  async listNews({ db, language }, { contentType, keyWord, pageNum, pageSize }) {
    const matching = and(
      contentType === undefined ? undefined : eq(news.contentType, contentType),
      withKeyWord(keyWord),
    );
    const [total] = await db.select({ items: count() }).from(news).where(matching);
    const rows = await db
      .select(listed)
      .from(news)
      .where(matching)
      .orderBy(desc(news.createdAt), desc(news.id))
      .limit(pageSize)
      .offset((pageNum - 1) * pageSize);
    const data = rows.map((row) => newsItem(row, language));
    return { ok: true, data, params: { totalDataCounts: total?.items ?? 0 } };
  },

  async getNewsDetail({ db, language }, { nid }) {
    const [found] = await db.select().from(news).where(hasId(news.id, nid));
    const known = requireExisting(found);
    if (!known.ok) return known;
    const row = known.value;
    const content = inLanguage({ zh: row.contentZh, en: row.contentEn }, language);
    return { ok: true, data: { ...newsItem(row, language), content } };
  },

  async getCompanyProfile({ db, language }) {
    const [row] = await db.select().from(companyProfile);
    return { ok: true, data: row ? profileIn(row, language) : noProfile };
  },
} satisfies Partial<AppHandlers>;
