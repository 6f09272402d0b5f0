import { desc } from 'drizzle-orm';
import { generateAtomFeed } from 'feedsmith';
import { type Bilingual, inLanguage, type Language, pickLanguage } from '#domain/language.ts';
import { shopName } from '#domain/shop-name.ts';
import { inPageLanguage, readEntrance } from '#domain/wire/page-language.ts';
import { constants } from '#generated/constants.ts';
import { news } from '#server/db/schema/content.ts';
import type { Services } from '#server/services.ts';
import type { App, AppContext } from '../wire/caller.ts';
import { checkRate } from '../wire/limits.ts';
import { sendText, sendUnchanged } from '../wire/send.ts';
import { sharedCacheControl } from '../wire/shared-answers.ts';
import { namesVersion, weakEtag } from '../wire/validators.ts';
import { shopOrigin } from './shop-origin.ts';

const path = '/news.atom';
const mostEntries = 50;
const contentType = 'application/atom+xml; charset=utf-8';
const newsTitle: Bilingual = { zh: '资讯', en: 'News' };
const htmlLanguages: Readonly<Record<Language, string>> = { zh_CN: 'zh-CN', en_US: 'en' };
/** `updated` of a feed without entries: Atom requires one. */
const never = new Date(0);

const listed = {
  id: news.id,
  titleZh: news.titleZh,
  titleEn: news.titleEn,
  viceTitleZh: news.viceTitleZh,
  viceTitleEn: news.viceTitleEn,
  createdAt: news.createdAt,
};

/** The latest news in one language as Atom (RFC 4287): title, summary and the address of each. */
async function newsFeed({ db }: Services, origin: string, language: Language): Promise<string> {
  const latest = await db
    .select(listed)
    .from(news)
    .orderBy(desc(news.createdAt), desc(news.id))
    .limit(mostEntries);
  const address = (page: string) => origin + inPageLanguage(page, language);
  const name = inLanguage(shopName, language);
  const { hostname } = new URL(origin);
  return generateAtomFeed({
    xml: { lang: htmlLanguages[language] },
    id: address(path),
    title: { value: `${name} · ${inLanguage(newsTitle, language)}` },
    updated: latest[0]?.createdAt ?? never,
    authors: [{ name, email: constants.companyEmail, uri: `${origin}/` }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: address(path) },
      { rel: 'alternate', type: 'text/html', href: address('/news') },
    ],
    entries: latest.map((item) => {
      const summary = inLanguage({ zh: item.viceTitleZh, en: item.viceTitleEn }, language);
      const page = address(`/newsDetail?nid=${item.id}`);
      return {
        // Not the address: its `&` would be written with white space around it, which an id must not have (RFC 4287, 2).
        id: `tag:${hostname},2026:news:${item.id}:${htmlLanguages[language]}`,
        title: { value: inLanguage({ zh: item.titleZh, en: item.titleEn }, language) },
        published: item.createdAt,
        updated: item.createdAt,
        links: [{ rel: 'alternate', type: 'text/html', href: page }],
        ...(summary === '' ? {} : { summary: { value: summary } }),
      };
    }),
  });
}

function languageOf(context: AppContext): Language {
  const { language } = readEntrance(new URL(context.req.url).search);
  return language ?? pickLanguage(undefined, context.req.header('accept-language'));
}

/** `/news.atom?language=`: without the language, that of the reader's browser. */
export function addNewsFeed(app: App, services: Services): void {
  app.get(path, async (context) => {
    checkRate(context, services, 'pages');
    const text = await newsFeed(services, shopOrigin(context, services.config), languageOf(context));
    const etag = weakEtag(text);
    const vary = 'Accept-Language';
    const headers = { 'content-type': contentType, 'cache-control': sharedCacheControl, etag, vary };
    if (namesVersion(context.req.header('if-none-match'), etag)) return sendUnchanged(context, headers);
    return sendText(context, text, { status: 200, headers });
  });
}
